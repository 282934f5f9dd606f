'use client';
import { type ComponentProps, useMemo, useState } from 'react';
import { untrustedTextMessages } from '../../messages/untrustedTextMessages.js';
import { attributeText } from '../../model/text/attributeText.js';
import { displayText } from '../../model/text/displayText.js';
import { foldPieces } from '../../model/text/foldPieces.js';
import { readTextPieces } from '../../model/text/readTextPieces.js';
import type { TextKind } from '../../model/text/TextKind.js';
import type { TextPiece } from '../../model/text/TextPiece.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { CleanCopies } from './CleanCopies.js';
import { CopyRaw } from './CopyRaw.js';
import { TextChip } from './TextChip.js';

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
 * Text that somebody else wrote: text nodes in a `<bdi dir="auto">`, never markup, a link or a
 * format. Each run of characters that hide is a `<mark>` with its code point and name, and what it
 * says where it carries a message; long white space is one with its size. None of them is in what a
 * person copies, unless they press "Copy raw". A long text folds to both its ends with a button that
 * tells the size and shows more. Renders nothing for an empty text.
 */
export function UntrustedText({
  text,
  kind = 'text',
  foldAt = kind === 'label' ? 160 : 1000,
  label,
  ...props
}: UntrustedTextProps) {
  const m = useMessages('untrustedText', untrustedTextMessages);
  const [pages, setPages] = useState(0);
  const pieces = useMemo(() => readTextPieces(text, kind), [text, kind]);
  const folded = useMemo(() => foldPieces(pieces, foldAt, pages), [pieces, foldAt, pages]);
  if (text === '') return null;
  const folds = folded !== null || (pages > 0 && foldPieces(pieces, foldAt) !== null);
  const marked = pieces.some(isMarked);
  const words = folded === null ? m.less : m.more(folded.hidden);
  return (
    <bdi data-toolcard="untrusted-text" {...props} data-untrusted={kind} dir="auto">
      {(folded?.head ?? pieces).map(shown)}
      {folds ? (
        // Its own `dir` keeps our words out of the decision which way the server's text runs.
        <button
          type="button"
          dir="auto"
          data-toolcard="untrusted-text-more"
          aria-expanded={pages > 0}
          aria-label={label ? m.named(words, attributeText(label)) : undefined}
          onClick={() => setPages(folded === null ? 0 : pages + 1)}
        >
          {words}
        </button>
      ) : null}
      {folded?.tail.map(shown)}
      {marked ? <CleanCopies /> : null}
      {marked && kind === 'text' ? <CopyRaw text={text} label={label} /> : null}
    </bdi>
  );
}

const isMarked = (piece: TextPiece) => piece.kind !== 'plain';

function shown(piece: TextPiece, index: number) {
  if (piece.kind === 'plain') return piece.text;
  if (piece.kind !== 'hidden') return <TextChip key={index} piece={piece} />;
  const { decoded, count } = piece.run;
  return (
    <TextChip key={index} piece={piece}>
      {/* What hides in the message in turn is written out, and read no further. */}
      {decoded && count > 1 ? (
        <UntrustedText kind="label" text={displayText(decoded, 'label')} />
      ) : null}
    </TextChip>
  );
}
