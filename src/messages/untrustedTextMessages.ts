const number = new Intl.NumberFormat('en');

const counted = (count: number, one: string, more: string) =>
  `${number.format(count)} ${count === 1 ? one : more}`;

/** What the UntrustedText says, in English. Names of characters are Unicode's, in every language. */
export const untrustedTextMessages = {
  /** On the button between both ends of a folded text. */
  more: (characters: number) =>
    `… ${number.format(characters)} more ${characters === 1 ? 'character' : 'characters'} …`,
  less: 'Show less',
  /** The button's accessible name: what it says, and of what. */
  named: (words: string, of: string) => `${words}: ${of}`,
  /** A run of one hidden character: its code point and name. */
  hidden: (code: string, name: string, count: number) =>
    count === 1 ? `${code} ${name}` : `${code} ${name} ×${number.format(count)}`,
  /** Several hidden characters that are not all the same. */
  several: {
    tags: (count: number) => `${number.format(count)} tag characters`,
    variation: (count: number) => `${number.format(count)} variation selectors`,
    'private-use': (count: number) => `${number.format(count)} private-use characters`,
  },
  /** Where they carry no message: the first of them. */
  from: (words: string, code: string) => `${words} from ${code}`,
  /** What they say when they are read as text. */
  decoded: <T>(words: string, message: T) => [`${words}: “`, message, '”'],
  spaces: (count: number) => counted(count, 'space', 'spaces'),
  lines: (count: number) => counted(count, 'empty line', 'empty lines'),
  breaks: (count: number) => (count === 1 ? 'line break' : `${number.format(count)} line breaks`),
  /** Copies the text with all that is hidden in it. */
  copyRaw: 'Copy raw',
  copied: 'Copied as it was sent.',
  notCopied: 'Not copied: the browser refused.',
};

/** What the UntrustedText says. */
export type UntrustedTextMessages = typeof untrustedTextMessages;
