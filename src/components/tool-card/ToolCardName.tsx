'use client';
import { toolCardMessages } from '../../messages/toolCardMessages.js';
import { hasVisibleText } from '../../model/text/hasVisibleText.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { UntrustedText } from '../untrusted-text/UntrustedText.js';
import { CopyName } from './CopyName.js';
import { useToolCard } from './useToolCard.js';

/** The name that is called, with a way to copy it. Nothing where a refused definition has none. */
export function ToolCardName() {
  const m = useMessages('toolCard', toolCardMessages);
  const { names, label } = useToolCard();
  const { name } = names;
  if (name === null) return null;
  if (!hasVisibleText(name)) {
    return (
      <span data-toolcard="tool-card-unseen-name">{m.unseenName(Array.from(name).length)}</span>
    );
  }
  return (
    <span data-toolcard="tool-card-named">
      <code data-toolcard="tool-card-name">
        <UntrustedText kind="label" text={name} label={label} />
      </code>
      <CopyName name={name} />
    </span>
  );
}
