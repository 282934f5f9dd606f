'use client';
import { toolCardMessages } from '../../messages/toolCardMessages.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { useCopy } from '../raw-json/useCopy.js';
import { CopyIcon } from './CopyIcon.js';
import { shortened } from './shortened.js';

/** Puts a tool's name on the clipboard, exactly as it is, and says politely what came of it. */
export function CopyName({ name }: { name: string }) {
  const m = useMessages('toolCard', toolCardMessages);
  const { outcome, copy } = useCopy();
  return (
    <>
      <button
        type="button"
        data-toolcard="tool-card-copy"
        aria-label={m.copyName(shortened(name))}
        onClick={() => copy(name)}
      >
        <CopyIcon />
      </button>
      <span role="status" data-toolcard="tool-card-copied" data-outcome={outcome}>
        {outcome === 'copied' ? m.copied : outcome === 'failed' ? m.notCopied : null}
      </span>
    </>
  );
}
