import { readMember } from '../../model/readMember.js';

/** The steps of a JSON Pointer, decoded. @see RFC 6901 */
export const readPointer = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The text that a JSON Pointer leads to; `null` where there is none, or something else. */
export function textAt(root: unknown, path: string): string | null {
  let place = root;
  for (const step of readPointer(path)) {
    if (typeof place !== 'object' || place === null) return null;
    place = readMember(place, step);
  }
  return typeof place === 'string' ? place : null;
}
