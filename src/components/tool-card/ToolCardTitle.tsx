'use client';
import { toolCardMessages } from '../../messages/toolCardMessages.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { UntrustedText } from '../untrusted-text/UntrustedText.js';
import { useToolCard } from './useToolCard.js';

/** The card's heading: the display name, or our words where there is nothing to see. */
export function ToolCardTitle() {
  const m = useMessages('toolCard', toolCardMessages);
  const { entry, names, label, headingLevel } = useToolCard();
  const Heading = `h${headingLevel}` as const;
  const { display, name } = names;
  if (display === null) {
    return (
      <Heading data-toolcard="tool-card-title" data-words="ours">
        {entry.tool ? m.nameless : m.unreadable}
      </Heading>
    );
  }
  return (
    <Heading data-toolcard="tool-card-title" data-words={display === name ? 'name' : 'title'}>
      <UntrustedText kind="label" text={display} label={label} />
    </Heading>
  );
}
