import type { JsonString } from '../../../json/readStrings.js';
import { codePointList } from '../../../text/codePointList.js';
import { decodeHidden } from '../../../text/decodeHidden.js';
import { excerptOf } from '../../../text/excerptOf.js';
import type { HiddenKind, HiddenRun } from '../../../text/HiddenRun.js';
import { readHiddenRuns } from '../../../text/readHiddenRuns.js';
import type { FindingCode, FindingParams } from '../../Finding.js';
import type { Rule } from '../Definition.js';
import { textRule } from '../textRule.js';

/** Each string is read once, for all rules. */
const readings = new WeakMap<JsonString, readonly HiddenRun[]>();

/** A rule that tells of characters that hide in one way, one finding a string. */
export function hiddenRule(kind: HiddenKind, code: FindingCode): Rule {
  return textRule({
    code,
    suspects: (text) => beyondPlain.test(text),
    find: (text, string) => {
      let runs = readings.get(string);
      if (!runs) {
        runs = readHiddenRuns(text);
        readings.set(string, runs);
      }
      const own = runs.filter((run) => run.kind === kind);
      return own.length > 0 ? paramsOf(own, text) : null;
    },
  });
}

const beyondPlain = /[^\t\n\r -~]/;

function paramsOf(runs: readonly HiddenRun[], text: string): FindingParams {
  const count = runs.reduce((sum, run) => sum + run.count, 0);
  const decoded = messageOf(runs, text);
  return {
    count,
    codePoints: codePointList(codePointsOf(runs, text)),
    ...(decoded !== null && { decoded: excerptOf(decoded) }),
  };
}

function* codePointsOf(runs: readonly HiddenRun[], text: string) {
  for (const run of runs) {
    yield run.codePoint;
    if (!mixed.has(run.kind)) continue;
    for (const character of text.slice(run.start, run.end)) {
      yield character.codePointAt(0) as number;
    }
  }
}

/** Their runs are made of different characters. */
const mixed: ReadonlySet<HiddenKind> = new Set(['tags', 'variation', 'private-use']);

/** UTF-16 units of a message: enough for its beginning. */
const mostRead = 2_000;

/** What all of them say together, since a message can be strewn over a text; else what one says. */
function messageOf(runs: readonly HiddenRun[], text: string): string | null {
  const [first] = runs;
  if (runs.length === 1 || (first?.kind !== 'tags' && first?.kind !== 'variation')) {
    return first?.decoded ?? null;
  }
  let strewn = '';
  for (const run of runs) {
    strewn += text.slice(run.start, run.end);
    if (strewn.length > mostRead) break;
  }
  return decodeHidden(strewn) ?? runs.find((run) => run.decoded !== null)?.decoded ?? null;
}
