import type { UnionKeyword } from './branches.js';
import type { TypePhrase } from './TypePhrase.js';

/** Whether a phrase says already how that many branches go together. */
export function tellsShapes(phrase: TypePhrase, of: UnionKeyword, count: number): boolean {
  switch (phrase.kind) {
    case 'shapes':
      return phrase.of === of && phrase.count === count;
    case 'or':
      return phrase.of.some((one) => tellsShapes(one, of, count));
    case 'named':
      return phrase.of !== null && tellsShapes(phrase.of, of, count);
    default:
      return false;
  }
}
