import { textRule } from '../textRule.js';

/** In pieces: an expression that runs along millions of characters throws. */
const marks = /[\p{Mn}\p{Me}]{3,100000}/gu;
/** Of no script of its own: what is heaped over Latin letters. */
const general = /[\p{scx=Zinh}\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}]/u;
const [mostGeneral, mostOfScript, mostSame] = [4, 8, 2];

/**
 * Marks heaped on one letter until they cover other lines: more than four, or one three times over.
 * Scripts whose letters are built of marks may use eight.
 *
 * @see https://www.unicode.org/reports/tr39/#Optional_Detection
 */
export const combining = textRule({
  code: 'text.combining',
  suspects: (text) => /[\p{Mn}\p{Me}]{3}/u.test(text),
  find: (text) => {
    let count = 0;
    for (const [run] of text.matchAll(marks)) {
      const length = overload(run);
      if (length > count) count = length;
    }
    return count > 0 ? { count } : null;
  },
});

/** How many marks they are; 0 where that is as usual. */
function overload(run: string): number {
  let [all, ofNoScript, same, most] = [0, 0, 0, 0];
  let last = '';
  for (const mark of run) {
    if (/\p{Variation_Selector}/u.test(mark)) continue;
    all += 1;
    if (general.test(mark)) ofNoScript += 1;
    same = mark === last ? same + 1 : 1;
    if (same > most) most = same;
    last = mark;
  }
  return ofNoScript > mostGeneral || all > mostOfScript || most > mostSame ? all : 0;
}
