'use client';
import type { ComponentProps } from 'react';
import { hintPanelMessages } from '../../messages/hintPanelMessages.js';
import { readHints } from '../../model/tool/readHints.js';
import { readOtherAnnotations } from '../../model/tool/readOtherAnnotations.js';
import type { Tool } from '../../model/tool/Tool.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { HintRow } from './HintRow.js';
import { OtherAnnotations } from './OtherAnnotations.js';

/** What a {@link HintPanel} takes. */
export interface HintPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** With a `title`, an `annotations.title` that differs from it is listed too. */
  tool: Pick<Tool, 'annotations'> & Partial<Pick<Tool, 'title'>>;
  /** Whether the operator trusts what the server says about its tools. Default false. */
  trusted?: boolean | undefined;
}

/**
 * The four behaviour hints of a tool, each as said, not stated, not applicable or of the wrong
 * type, with the cautious default where one applies. Renders a `<section>`. It shows claims: no
 * hint is a basis for leaving out a question to the person.
 *
 * @see MCP specification 2026-07-28, `schema.ts`, ToolAnnotations
 */
export function HintPanel({ tool, trusted = false, ...props }: HintPanelProps) {
  const m = useMessages('hintPanel', hintPanelMessages);
  const hints = readHints(tool);
  const others = readOtherAnnotations(tool);
  const silent = hints.every((hint) => hint.source === 'default');
  return (
    <section data-toolcard="hint-panel" data-trusted={trusted} {...props}>
      <p data-toolcard="hint-panel-claim">
        {silent ? m.noneStated : trusted ? m.trusted : m.untrusted}
      </p>
      <dl data-toolcard="hint-panel-list">
        {hints.map((hint) => (
          <HintRow key={hint.name} hint={hint} annotations={tool.annotations} />
        ))}
      </dl>
      {others.length > 0 ? <OtherAnnotations members={others} /> : null}
    </section>
  );
}
