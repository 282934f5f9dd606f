'use client';
import { type ComponentProps, useId } from 'react';
import { toolCardMessages } from '../../messages/toolCardMessages.js';
import { HintPanel } from '../hint-panel/HintPanel.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { FindingCount, useFindingCount } from './FindingCount.js';
import { HintIcon } from './HintIcon.js';
import { hintStanding } from './hintStanding.js';
import { PartFindings } from './PartFindings.js';
import { useSection } from './useSection.js';
import { useToolCard } from './useToolCard.js';

/**
 * Whose word the tool's hints are, on a button that opens them in place. Renders a `<div>`, or
 * nothing for a refused definition without any. Says that nobody has checked the hints until the
 * operator trusts the server, whatever they claim.
 */
export function ToolCardHints(props: Omit<ComponentProps<'div'>, 'children'>) {
  const m = useMessages('toolCard', toolCardMessages);
  const { entry, label, shown, findings } = useToolCard();
  const { open, buttonProps, panelId } = useSection('hints');
  const badgeId = useId();
  const count = useFindingCount(findings.hints);
  if (!shown.whole && shown.annotations === null) return null;
  const trusted = entry.server.trusted === true;
  const standing = hintStanding(shown, trusted);
  const words = m.hints[standing];
  return (
    <div data-toolcard="tool-card-hints" data-open={open} {...props}>
      <button
        {...buttonProps}
        id={badgeId}
        data-toolcard="tool-card-badge"
        data-standing={standing}
        aria-label={count === '' ? m.hintsOf[standing](label) : m.noted(words, count, label)}
      >
        <HintIcon standing={standing} /> {words} <FindingCount findings={findings.hints} />
      </button>
      {open ? (
        <div id={panelId} data-toolcard="tool-card-hint-panel">
          <PartFindings of="hints" />
          <HintPanel tool={shown} trusted={trusted} role="group" aria-labelledby={badgeId} />
        </div>
      ) : null}
    </div>
  );
}
