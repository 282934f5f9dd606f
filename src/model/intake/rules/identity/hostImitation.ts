import { readMember } from '../../../readMember.js';
import type { Finding } from '../../Finding.js';
import { findingOf } from '../../findingOf.js';
import type { Rule } from '../Definition.js';
import { nameWords } from '../verbs.js';
import { foldWords } from './foldWords.js';
import { readTitles } from './readTitles.js';

/** What a title may say among other words, but not by itself. */
const grand = [
  'System',
  'Admin',
  'Administrator',
  'Security',
  'Verified',
  'Approved',
  'Trusted',
  'Official',
  'Authorized',
  'Certified',
];
let grandByFold: ReadonlyMap<string, string> | undefined;

/**
 * Names that only the host may bear, and words with which it would speak itself.
 *
 * @see MCP specification 2026-07-28, server/tools, Security considerations
 */
export const hostImitation: Rule = ({ raw, options }) => {
  const reserved = (options.reservedNames ?? []).map((name) => ({ name, folded: inOne(name) }));
  const titles = readTitles(raw).flatMap(({ path, text }): Finding[] => {
    const words = foldWords(text);
    const word = reservedIn(reserved, [words]) ?? grandWord(words);
    return word === null ? [] : [found(path, word)];
  });
  const name = readMember(raw, 'name');
  if (reserved.length === 0 || typeof name !== 'string') return titles;
  const spoken = [foldWords(name), foldWords(nameWords(name).join(' '))];
  const word = reservedIn(reserved, spoken);
  return word === null ? titles : [found('/name', word), ...titles];
};

const found = (path: string, reserved: string) =>
  findingOf('identity.host-imitation', path, { reserved });

/** Words between spaces, so that a whole word can be looked for. */
const inOne = (text: string) => between(foldWords(text));
const between = (words: readonly string[]) => ` ${words.join(' ')} `;

function reservedIn(
  reserved: readonly { readonly name: string; readonly folded: string }[],
  spoken: readonly (readonly string[])[],
): string | null {
  if (reserved.length === 0) return null;
  const texts = spoken.map(between);
  const one = reserved.find(
    ({ folded }) => folded.trim() !== '' && texts.some((text) => text.includes(folded)),
  );
  return one?.name ?? null;
}

/** The word, where a title consists of such words alone. */
function grandWord(words: readonly string[]): string | null {
  const [first] = words;
  if (first === undefined || words.length > 3) return null;
  grandByFold ??= new Map(grand.map((word) => [inOne(word).trim(), word]));
  const known = grandByFold;
  return words.every((word) => known.has(word)) ? (known.get(first) ?? null) : null;
}
