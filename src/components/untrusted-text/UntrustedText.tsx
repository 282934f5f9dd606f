'use client';
import { type ComponentProps, useMemo, useState } from 'react';
import { untrustedTextMessages } from '../../messages/untrustedTextMessages.js';
import { attributeText } from '../../model/text/attributeText.js';
import { displayText } from '../../model/text/displayText.js';
import { foldText } from '../../model/text/foldText.js';
import type { TextKind } from '../../model/text/TextKind.js';
import { useMessages } from '../messages-provider/useMessages.js';

/** What an {@link UntrustedText} takes. */
export interface UntrustedTextProps extends Omit<ComponentProps<'bdi'>, 'children' | 'dir'> {
  /** The server's text, as it came. */
  text: string;
  /** `label` is one line, `text` keeps its line breaks. Default `text`. */
  kind?: TextKind | undefined;
  /** Longest text shown whole, in characters. Default 160 for a label, 1,000 for a text. */
  foldAt?: number | undefined;
  /** What the text is of, such as the tool's name: part of the accessible name of the button. */
  label?: string | undefined;
}

/**
 * Text that somebody else wrote: a text node in a `<bdi dir="auto">`, never markup, a link or a
 * format. A longer one folds to both its ends with a button that tells the size and shows the
 * whole. Renders nothing for an empty text: whoever needs words for that has to say them.
 */
export function UntrustedText({
  text,
  kind = 'text',
  foldAt = kind === 'label' ? 160 : 1000,
  label,
  ...props
}: UntrustedTextProps) {
  const m = useMessages('untrustedText', untrustedTextMessages);
  const [whole, setWhole] = useState(false);
  const folded = useMemo(() => foldText(text, foldAt), [text, foldAt]);
  if (text === '') return null;
  const shown = folded === null || whole;
  const words = whole || folded === null ? m.less : m.more(folded.hidden);
  return (
    <bdi data-toolcard="untrusted-text" {...props} data-untrusted={kind} dir="auto">
      {displayText(shown ? text : folded.head, kind)}
      {folded ? (
        // Its own `dir` keeps our words out of the decision which way the server's text runs.
        <button
          type="button"
          dir="auto"
          data-toolcard="untrusted-text-more"
          aria-expanded={whole}
          aria-label={label ? m.named(words, attributeText(label)) : undefined}
          onClick={() => setWhole(!whole)}
        >
          {words}
        </button>
      ) : null}
      {shown ? null : displayText(folded.tail, kind)}
    </bdi>
  );
}
