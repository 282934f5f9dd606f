'use client';
import type { ComponentProps, CSSProperties } from 'react';
import { entryOfTool } from '../tool-card/entryOfTool.js';
import type { ToolCardSubject } from '../tool-card/ToolCardSubject.js';
import { firstLetter } from './firstLetter.js';
import { IconImage } from './IconImage.js';
import type { IconTheme, ResolveIcon } from './ResolveIcon.js';

/** What a {@link ToolIcon} takes. */
export type ToolIconProps = ToolCardSubject &
  Omit<ComponentProps<'span'>, 'children'> & {
    /** The host's choice of a picture. Default: none, so that nothing of the server is drawn. */
    resolveIcon?: ResolveIcon | undefined;
    /** What the picture is drawn on. Default: the colour scheme in force there. */
    theme?: IconTheme | undefined;
    /** Edge of the square, in CSS pixels. Default 24. */
    size?: number | undefined;
  };

/**
 * A small square for a tool: a letter of the operator's label for the server, unless a host opts in
 * to the server's own icons with `resolveIcon`. Renders a `<span>` that is hidden from assistive
 * technology, since it says nothing that the names beside it do not. Nothing is asked for by default.
 *
 * @see MCP specification 2026-07-28, Basic, Icons
 */
export function ToolIcon({
  entry: given,
  tool,
  server,
  findings,
  resolveIcon,
  theme,
  size = 24,
  style,
  ...props
}: ToolIconProps) {
  const entry = given === undefined ? entryOfTool(tool, server, findings) : given;
  const letter = firstLetter(entry.server);
  const box: CSSProperties & Record<'--_icon-size', string> = { '--_icon-size': `${size}px` };
  return (
    <span data-toolcard="tool-icon" aria-hidden="true" {...props} style={{ ...box, ...style }}>
      {resolveIcon ? (
        <IconImage
          entry={entry}
          resolveIcon={resolveIcon}
          theme={theme}
          size={size}
          letter={letter}
        />
      ) : (
        letter
      )}
    </span>
  );
}
