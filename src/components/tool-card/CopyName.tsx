'use client';
import { useState } from 'react';
import { toolCardMessages } from '../../messages/toolCardMessages.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { useCopy } from '../raw-json/useCopy.js';
import { CopyIcon } from './CopyIcon.js';
import { shortened } from './shortened.js';

/**
 * Puts a tool's name on the clipboard, exactly as it is, and says politely what came of it. The
 * live region comes with the first focus or press: a page of a thousand cards has none before, and
 * a region must be there, empty, before it can speak.
 */
export function CopyName({ name }: { name: string }) {
  const m = useMessages('toolCard', toolCardMessages);
  const { outcome, copy } = useCopy();
  const [approached, setApproached] = useState(false);
  const approach = () => setApproached(true);
  return (
    <>
      <button
        type="button"
        data-toolcard="tool-card-copy"
        aria-label={m.copyName(shortened(name))}
        onFocus={approach}
        onPointerDown={approach}
        onClick={() => {
          approach();
          copy(name);
        }}
      >
        <CopyIcon />
      </button>
      {approached ? (
        <span role="status" data-toolcard="tool-card-copied" data-outcome={outcome}>
          {outcome === 'copied' ? m.copied : outcome === 'failed' ? m.notCopied : null}
        </span>
      ) : null}
    </>
  );
}
