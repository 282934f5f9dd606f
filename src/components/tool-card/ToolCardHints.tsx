'use client';
import { type ComponentProps, useId } from 'react';
import { toolCardMessages } from '../../messages/toolCardMessages.js';
import { HintPanel } from '../hint-panel/HintPanel.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { HintIcon } from './HintIcon.js';
import { hintStanding } from './hintStanding.js';
import { useSection } from './useSection.js';
import { useToolCard } from './useToolCard.js';

/**
 * Whose word the tool's hints are, on a button that opens them in place. Renders a `<div>`, or
 * nothing for a definition that is not a tool. Says that nobody has checked the hints until the
 * operator trusts the server, whatever they claim.
 */
export function ToolCardHints(props: Omit<ComponentProps<'div'>, 'children'>) {
  const m = useMessages('toolCard', toolCardMessages);
  const { entry, label } = useToolCard();
  const { open, buttonProps, panelId } = useSection('hints');
  const badgeId = useId();
  const { tool, server } = entry;
  if (tool === null) return null;
  const standing = hintStanding(tool, server.trusted === true);
  return (
    <div data-toolcard="tool-card-hints" data-open={open} {...props}>
      <button
        {...buttonProps}
        id={badgeId}
        data-toolcard="tool-card-badge"
        data-standing={standing}
        aria-label={m.hintsOf[standing](label)}
      >
        <HintIcon standing={standing} /> {m.hints[standing]}
      </button>
      {open ? (
        <HintPanel
          id={panelId}
          tool={tool}
          trusted={server.trusted === true}
          role="group"
          aria-labelledby={badgeId}
        />
      ) : null}
    </div>
  );
}
