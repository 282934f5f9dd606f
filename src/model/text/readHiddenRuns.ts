import { decodeHidden } from './decodeHidden.js';
import { genuineUses } from './genuineUses.js';
import type { HiddenRun } from './HiddenRun.js';
import { hiddenKind } from './hiddenKind.js';
import { hidingCharacters } from './hidingCharacters.js';

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
  if (!beyondPlain.test(text)) return [];
  const runs: { -readonly [Key in keyof HiddenRun]: HiddenRun[Key] }[] = [];
  const genuineEnd = genuineUses(text);
  for (const { 0: characters, index } of text.matchAll(hidingCharacters)) {
    const end = index + characters.length;
    let at = index;
    while (at < end) {
      const codePoint = text.codePointAt(at) as number;
      const honest = genuineEnd(at, codePoint);
      if (honest > at) {
        at = honest;
        continue;
      }
      const kind = hiddenKind(codePoint);
      const next = at + (codePoint > 0xffff ? 2 : 1);
      const last = runs.at(-1);
      if (
        last?.end === at &&
        last.kind === kind &&
        (last.codePoint === codePoint || mixed.has(kind))
      ) {
        last.end = next;
        last.count += 1;
      } else {
        runs.push({ kind, start: at, end: next, count: 1, codePoint, decoded: null });
      }
      at = next;
    }
  }
  for (const run of runs) {
    if (run.kind === 'tags' || run.kind === 'variation') {
      run.decoded = decodeHidden(text.slice(run.start, run.end));
    }
  }
  return runs;
}
