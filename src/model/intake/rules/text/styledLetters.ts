import { excerptOf } from '../../../text/excerptOf.js';
import { plainLetter } from '../../../text/plainLetter.js';
import type { FindingParams } from '../../Finding.js';
import type { Rule } from '../Definition.js';
import { textRule } from '../textRule.js';

const candidate =
  /[\u0262-\u02B8\u02E1-\u02E3\u1D00-\u1DBF\u2071-\u209C\u2102-\u2149\u249C-\u24E9\uA730\uA731\uA7AF\uFF21-\uFF5A\u{1D400}-\u{1D6A5}\u{1F110}-\u{1F1FF}]/u;
const candidates = new RegExp(candidate, 'gu');
const fullWidth = /[\uFF21-\uFF5A]/g;
const eastAsian = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}]/u;
const flags = /[\u{1F1E6}-\u{1F1FF}]{2}/gu;
/** Raised letters as in ordinals, and small capitals as in phonetics: honest in twos and threes. */
const modest = /[\p{Lm}\u0250-\u02AF]/gu;

const ofLabels = textRule({
  code: 'text.styled-letters',
  of: 'labels',
  suspects: (text) => candidate.test(text),
  find: (text) => {
    const styled = withoutHonest(text);
    if (styled === null) return null;
    const plain = plainForm(styled);
    return /[a-z]{2}/i.test(plainForm(styled.replace(modest, '.')))
      ? tell(plain)
      : tellWords(plain);
  },
});
const ofTexts = textRule({
  code: 'text.styled-letters',
  suspects: (text) => candidate.test(text),
  find: (text) => {
    const styled = withoutHonest(text);
    return styled === null ? null : tellWords(plainForm(styled));
  },
});

/**
 * Words in letters that are signs of their own: mathematical, circled, boxed, small capital, or
 * full-width ones away from East Asian writing. Searches and filters do not find such words. In a
 * label two letters are a word, elsewhere four: single ones are honest signs.
 *
 * @see https://www.unicode.org/reports/tr39/#Confusable_Detection
 */
export const styledLetters: Rule = (definition) => {
  if (!candidate.test(definition.text)) return [];
  const labelled = ofLabels(definition);
  const paths = new Set(labelled.map(({ path }) => path));
  return [...labelled, ...ofTexts(definition).filter(({ path }) => !paths.has(path))];
};

/** Without flags, and without full-width letters where East Asian ones are; `null` where no other is. */
function withoutHonest(text: string): string | null {
  if (!candidate.test(text)) return null;
  const flagless = text.replace(flags, (pair) => (isFlag(pair) ? '.' : pair));
  const rest = eastAsian.test(text) ? flagless.replace(fullWidth, '.') : flagless;
  return candidate.test(rest) ? rest : null;
}

let regions: Intl.DisplayNames | undefined;
const isFlag = remembered((pair: string) => {
  regions ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return regions.of(Array.from(pair, plainLetter).join('')) !== undefined;
});

/** Styled letters as plain ones; what else is ASCII, but spaces, as a full stop. */
const plainForm = (styled: string) =>
  styled.replace(/[!-~]/g, '.').replace(
    candidates,
    remembered((one) => plainLetter(one) ?? '.'),
  );

const tellWords = (plain: string) =>
  /[a-z]{4}|[a-z]{2} [a-z]{2}/i.test(plain) ? tell(plain) : null;

function tell(plain: string): FindingParams {
  const words = plain.match(/[a-z]+/gi) ?? [];
  const count = words.reduce((sum, word) => sum + word.length, 0);
  return { count, plain: excerptOf(words.join(' ')) };
}

/** The same function of few different texts, each read once. */
function remembered<T>(read: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = read(text);
    answers.set(text, answer);
    return answer;
  };
}
