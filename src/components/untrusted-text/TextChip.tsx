'use client';
import type { ReactNode } from 'react';
import {
  type UntrustedTextMessages,
  untrustedTextMessages,
} from '../../messages/untrustedTextMessages.js';
import { characterName } from '../../model/text/characterName.js';
import { codePointLabel } from '../../model/text/codePointLabel.js';
import type { HiddenRun } from '../../model/text/HiddenRun.js';
import type { GapPiece, HiddenPiece } from '../../model/text/TextPiece.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { Pieces } from '../schema-view/Pieces.js';

interface TextChipProps {
  piece: HiddenPiece | GapPiece;
  /** The message that hidden characters carry. */
  children?: ReactNode;
}

/**
 * What stands in the place of characters that hide, or of long white space. Beside it is what is
 * copied instead: the chip itself never is. Its `dir` keeps it out of the direction of the text.
 */
export function TextChip({ piece, children }: TextChipProps) {
  const m = useMessages('untrustedText', untrustedTextMessages);
  const hides = piece.kind === 'hidden';
  const words = hides ? hiddenWords(piece.run, m, !children) : m[piece.kind](piece.count);
  const [before, after] = piece.kind === 'lines' ? ['\n', '\n'] : ['', piece.text];
  return (
    <>
      {before}
      <mark
        dir="auto"
        data-toolcard="untrusted-text-chip"
        data-hidden={hides ? piece.run.kind : piece.kind}
      >
        {children ? <Pieces of={m.decoded(words, children)} /> : words}
      </mark>
      {after}
    </>
  );
}

function hiddenWords(run: HiddenRun, m: UntrustedTextMessages, from: boolean): string {
  const { kind, count, codePoint } = run;
  const code = codePointLabel(codePoint);
  if (count === 1 || !Object.hasOwn(m.several, kind)) {
    return m.hidden(code, characterName(codePoint), count);
  }
  const words = m.several[kind as keyof typeof m.several](count);
  return from ? m.from(words, code) : words;
}
