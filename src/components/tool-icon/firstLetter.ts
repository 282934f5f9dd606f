import type { ServerInfo } from '../../model/intake/ServerInfo.js';
import { hasVisibleText } from '../../model/text/hasVisibleText.js';

const longest = 100;
const segmenter =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter('en', { granularity: 'grapheme' })
    : null;

/** What stands for a server: the first visible character of the operator's label, or of the id. */
export function firstLetter({ label, id }: ServerInfo): string {
  const text = (label || id).slice(0, longest);
  const characters = segmenter
    ? Array.from(segmenter.segment(text), ({ segment }) => segment)
    : Array.from(text);
  return characters.find(hasVisibleText)?.toUpperCase() ?? '';
}
