import { decodeHidden } from './decodeHidden.js';
import { genuineUses } from './genuineUses.js';
import type { HiddenRun } from './HiddenRun.js';
import { hiddenKind } from './hiddenKind.js';

const beyondPlain = /[^\t\n\r -~]/;

/** A message of these is made of different characters. */
const mixed: ReadonlySet<string> = new Set(['tags', 'variation', 'private-use']);

/**
 * What of a text cannot be seen as what it is, in its order. Joiners and marks that a script needs,
 * emoji, balanced isolates and the like are honest and left out: see `genuineUses`. Linear.
 *
 * @see https://www.unicode.org/reports/tr39/ and, for directions, https://www.unicode.org/reports/tr55/
 */
export function readHiddenRuns(text: string): readonly HiddenRun[] {
  const runs: { -readonly [Key in keyof HiddenRun]: HiddenRun[Key] }[] = [];
  const genuineEnd = genuineUses(text);
  let last: (typeof runs)[number] | undefined;
  let at = text.search(beyondPlain);
  while (at >= 0 && at < text.length) {
    const codePoint = text.codePointAt(at) as number;
    const next = at + (codePoint > 0xffff ? 2 : 1);
    const kind = isPlain(codePoint) ? null : hiddenKind(codePoint);
    const follows = last?.end === at && last.kind === kind;
    const repeats = follows && last?.codePoint === codePoint;
    // Behind itself no character does honest work, but those that open and close.
    const honest = kind === null || (repeats && kind !== 'bidi') ? at : genuineEnd(at, codePoint);
    if (kind === null || honest > at) {
      at = Math.max(next, honest);
      continue;
    }
    if (last && (repeats || (follows && mixed.has(kind)))) {
      last.end = next;
      last.count += 1;
    } else {
      last = { kind, start: at, end: next, count: 1, codePoint, decoded: null };
      runs.push(last);
    }
    at = next;
  }
  for (const run of runs) {
    if (run.kind === 'tags' || run.kind === 'variation') {
      run.decoded = decodeHidden(text.slice(run.start, run.end));
    }
  }
  return runs;
}

const isPlain = (point: number) =>
  point < 0x7f && (point > 0x1f || point === 0x9 || point === 0xa || point === 0xd);
