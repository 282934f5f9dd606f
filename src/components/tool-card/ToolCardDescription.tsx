'use client';
import type { ComponentProps } from 'react';
import { toolCardMessages } from '../../messages/toolCardMessages.js';
import { hasVisibleText } from '../../model/text/hasVisibleText.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { UntrustedText } from '../untrusted-text/UntrustedText.js';
import { PartFindings } from './PartFindings.js';
import { useToolCard } from './useToolCard.js';

/**
 * What the server says the tool does, set apart as the server's words. Renders a `<div>`, or
 * nothing for a refused definition without one.
 */
export function ToolCardDescription(props: Omit<ComponentProps<'div'>, 'children'>) {
  const m = useMessages('toolCard', toolCardMessages);
  const { label, shown } = useToolCard();
  const { description } = shown;
  if (!shown.whole && description === null) return null;
  if (description === null || !hasVisibleText(description)) {
    return (
      <div data-toolcard="tool-card-description" data-words="ours" {...props}>
        {description ? m.unseenDescription : m.noDescription}
        <PartFindings of="description" />
      </div>
    );
  }
  return (
    <div data-toolcard="tool-card-description" data-words="server" {...props}>
      <div data-toolcard="tool-card-server-says">{m.serverSays}</div>
      <UntrustedText data-toolcard="tool-card-description-text" text={description} label={label} />
      <PartFindings of="description" />
    </div>
  );
}
