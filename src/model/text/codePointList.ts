import { codePointLabel } from './codePointLabel.js';

const most = 8;

/** The distinct code points among some, in their order: `U+200B, U+2060`. At most eight, then `…`. */
export function codePointList(codePoints: Iterable<number>): string {
  const distinct = new Set<number>();
  for (const codePoint of codePoints) {
    if (distinct.size === most && !distinct.has(codePoint)) {
      return `${[...distinct].map(codePointLabel).join(', ')}, …`;
    }
    distinct.add(codePoint);
  }
  return [...distinct].map(codePointLabel).join(', ');
}
