import { hiddenKind } from './hiddenKind.js';
import { lookalikeOf } from './lookalikeOf.js';

/**
 * What a name looks like, in small letters: two names with one skeleton can be mistaken for each
 * other. Only for comparing two names: an honest name's skeleton is as strange as any, and is never
 * shown.
 *
 * @see https://www.unicode.org/reports/tr39/#Confusable_Detection
 */
export function lookalikeSkeleton(name: string): string {
  const plain = /[^ -~]/.test(name)
    ? name
        .replace(/[^ -~]/gu, (one) => (hiddenKind(one.codePointAt(0) as number) ? '' : one))
        .normalize('NFKD')
        .replace(/\p{Pd}/gu, '-')
        .replace(/[^ -~]/gu, (letter) => lookalikeOf(letter) ?? letter)
    : name;
  return plain
    .replace(/[1I|]/g, 'l')
    .replaceAll('0', 'o')
    .toLowerCase()
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
