import type { HiddenRun } from './HiddenRun.js';
import { readGap } from './readGap.js';
import { readHiddenRuns } from './readHiddenRuns.js';
import type { TextKind } from './TextKind.js';
import type { HiddenPiece, TextPiece } from './TextPiece.js';

const suspicious: Readonly<Record<TextKind, RegExp>> = {
  label: /[^ -~]| {40}/,
  text: /[^\n -~]| {40}|\n[\n ]{9}/,
};
// Greedy, and never behind a single space: linear in any text.
const whiteSpace = /[\t\n\r\p{Zs}]{2,}|[\n\r]/gu;
const lineBreak = /[\n\r]/;
const carriageReturn = /\r\n?/g;
const shortestGap = 10;

/**
 * A server's text in pieces: what can be shown, runs of characters that hide, and long white space:
 * 40 columns and more, unless it leads a line as code does, 10 and more empty lines, and each line
 * break of a label. A plain text is one piece, found by one look at it.
 */
export function readTextPieces(text: string, kind: TextKind): readonly TextPiece[] {
  if (!suspicious[kind].test(text)) return [{ kind: 'plain', text }];
  const pieces: TextPiece[] = [];
  let from = 0;
  const addVisible = (to: number) => {
    if (from === to) return;
    const visible = text.slice(from, to);
    let start = 0;
    const gaps = visible.length >= shortestGap || lineBreak.test(visible);
    for (const { 0: space, index } of gaps ? visible.matchAll(whiteSpace) : []) {
      const gap = readGap(space, kind, from + index === 0);
      if (gap === null) continue;
      addPlain(pieces, visible.slice(start, index + gap.from), kind);
      pieces.push(gap.piece);
      start = index + gap.to;
    }
    addPlain(pieces, visible.slice(start), kind);
  };
  for (const run of readHiddenRuns(text)) {
    addVisible(run.start);
    pieces.push(hiddenPiece(run));
    from = run.end;
  }
  addVisible(text.length);
  return pieces;
}

function addPlain(pieces: TextPiece[], text: string, kind: TextKind) {
  if (text === '') return;
  const lines = kind === 'label' ? text.replaceAll('\t', ' ') : text.replace(carriageReturn, '\n');
  pieces.push({ kind: 'plain', text: lines });
}

const hiddenPiece = (run: HiddenRun): HiddenPiece => ({
  kind: 'hidden',
  text: run.kind === 'separator' ? ' ' : '',
  size: run.count,
  run,
});
