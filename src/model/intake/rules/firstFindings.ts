import type { Finding, FindingCode, FindingParams, FindingSeverity } from '../Finding.js';
import { findingOf } from '../findingOf.js';

/** One place with something to tell. Members that take time are getters: few of many are read. */
export interface Place {
  /** JSON Pointer into the definition. */
  readonly path: string;
  readonly params: FindingParams;
}

const mostFindings = 20;

/**
 * One finding a place. Of hundreds of places the first 20 are told, and at the last of them how many
 * there are beyond: the parameter `more`.
 *
 * @param severity only where the code has another than usual
 */
export function firstFindings(
  code: FindingCode,
  places: readonly Place[],
  severity?: FindingSeverity,
): readonly Finding[] {
  const more = places.length - mostFindings;
  return places.slice(0, mostFindings).map(({ path, params }, index) => {
    const isLast = more > 0 && index === mostFindings - 1;
    return findingOf(code, path, isLast ? { ...params, more } : params, severity);
  });
}
