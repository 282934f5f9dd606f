'use client';
import { untrustedTextMessages } from '../../messages/untrustedTextMessages.js';
import { attributeText } from '../../model/text/attributeText.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { useCopy } from '../raw-json/useCopy.js';

interface CopyRawProps {
  text: string;
  /** What the text is of. */
  label: string | undefined;
}

/** Puts a text on the clipboard with all that hides in it, and says politely what came of it. */
export function CopyRaw({ text, label }: CopyRawProps) {
  const m = useMessages('untrustedText', untrustedTextMessages);
  const { outcome, copy } = useCopy();
  return (
    <span dir="auto" data-toolcard="untrusted-text-raw">
      <button
        type="button"
        data-toolcard="untrusted-text-copy"
        aria-label={label ? m.named(m.copyRaw, attributeText(label)) : undefined}
        onClick={() => copy(text)}
      >
        {m.copyRaw}
      </button>{' '}
      <span role="status" data-toolcard="untrusted-text-status">
        {outcome === 'copied' ? m.copied : outcome === 'failed' ? m.notCopied : null}
      </span>
    </span>
  );
}
