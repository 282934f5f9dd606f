'use client';
import { useEffect, useState } from 'react';
import { toolCardMessages } from '../../messages/toolCardMessages.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { CopyIcon } from './CopyIcon.js';
import { shortened } from './shortened.js';

type Outcome = 'copied' | 'notCopied';

/** Puts a tool's name on the clipboard, exactly as it is, and says politely what came of it. */
export function CopyName({ name }: { name: string }) {
  const m = useMessages('toolCard', toolCardMessages);
  const [outcome, setOutcome] = useState<{ is: Outcome } | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), 3000);
    return () => clearTimeout(timer);
  }, [outcome]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(name);
      setOutcome({ is: 'copied' });
    } catch {
      // No clipboard on plain-http origins, or the browser refused.
      setOutcome({ is: 'notCopied' });
    }
  }
  return (
    <>
      <button
        type="button"
        data-toolcard="tool-card-copy"
        aria-label={m.copyName(shortened(name))}
        onClick={() => void copy()}
      >
        <CopyIcon />
      </button>
      <span role="status" data-toolcard="tool-card-copied">
        {outcome ? m[outcome.is] : null}
      </span>
    </>
  );
}
