import { codePointLabel } from './codePointLabel.js';
import { readTextPieces } from './readTextPieces.js';
import type { TextKind } from './TextKind.js';
import type { TextPiece } from './TextPiece.js';

/**
 * A server's text as one string, for where there can be no elements: characters that hide are
 * written out as `[U+202E]`, with their number where there are more of a kind, and long white space is short.
 */
export function displayText(text: string, kind: TextKind): string {
  return readTextPieces(text, kind).map(written).join('');
}

function written(piece: TextPiece): string {
  if (piece.kind !== 'hidden') return piece.text;
  const times = piece.size > 1 ? ` ×${piece.size}` : '';
  return `${piece.text}[${codePointLabel(piece.run.codePoint)}${times}]`;
}
