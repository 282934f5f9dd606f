import type { WordsFor } from './FindingWords.js';
import { codePoints, counted } from './fill.js';

const own = 'A rule of this library';
const markdown = 'CommonMark 0.31, 6';

const hidingMarkup: Readonly<Record<string, string>> = {
  comment: 'a comment',
  style: 'a style',
  attribute: 'an attribute',
};

/** What is said of the texts in a definition. */
export const textWords: WordsFor<'text'> = {
  'text.tags': {
    says: ({ count }) => counted(count, 'tag character', 'tag characters'),
    explains: 'They draw nothing, yet spell out text that a model reads.',
    source: 'Unicode, 23.9 Tag Characters',
  },
  'text.variation': {
    says: ({ count }) =>
      `${counted(count, 'variation selector', 'variation selectors')} with nothing to vary`,
    explains: 'They draw nothing, and can spell out any message.',
    source: 'Unicode, 23.4 Variation Selectors',
  },
  'text.bidi': {
    says: ({ count, codePoints: points }) =>
      counted(count, 'character that turns', 'characters that turn') +
      ` the reading direction${codePoints(points)}`,
    explains: 'What is seen may stand in another order than what is called.',
    source: 'UAX 9; UTS 55',
  },
  'text.control': {
    says: ({ count, codePoints: points }) =>
      counted(count, 'control character', 'control characters') + codePoints(points),
    explains: 'Terminals and logs may obey it instead of showing it.',
    source: 'Unicode, 23.1 Control Codes',
  },
  'text.zero-width': {
    says: ({ count, codePoints: points }) =>
      `${counted(count, 'character', 'characters')} without width${codePoints(points)}`,
    explains: 'Two texts that look the same can differ in it.',
    source: 'Unicode, 23.2 Layout Controls',
  },
  'text.blank': {
    says: ({ count, codePoints: points }) =>
      `${counted(count, 'letter', 'letters')} drawn as nothing${codePoints(points)}`,
    explains: 'A text can look empty, or like another one.',
    source: 'UAX 44, Default_Ignorable_Code_Point',
  },
  'text.separator': {
    says: ({ count, codePoints: points }) =>
      counted(count, 'unusual line break', 'unusual line breaks') + codePoints(points),
    explains: 'Some programs begin a new line there, others do not.',
    source: 'UAX 14',
  },
  'text.private-use': {
    says: ({ count, codePoints: points }) =>
      `${counted(count, 'character', 'characters')} without a meaning${codePoints(points)}`,
    explains: 'The font alone decides what is seen.',
    source: 'Unicode, 23.5 Private-Use Characters',
  },
  'text.combining': {
    says: ({ count }) => `${counted(count, 'mark', 'marks')} on one letter`,
    explains: 'Piled up, they can cover what stands around them.',
    source: 'UTS 39, 5.4',
  },
  'text.padding': {
    says: ({ lines, spaces }) =>
      spaces === undefined
        ? `${counted(lines, 'empty line', 'empty lines')} in a row`
        : `${counted(spaces, 'space', 'spaces')} in a row`,
    explains: 'What comes behind may be out of sight on other screens.',
    source: own,
  },
  'text.multiline-label': {
    says: ({ count }) =>
      `${counted(count, 'line break', 'line breaks')} in what should be a single line`,
    explains: 'It can pass for something that the program around it says.',
    source: own,
  },
  'text.mixed-script': {
    says: ({ codePoints: points }) => `a word in letters of two scripts${codePoints(points)}`,
    explains: 'Letters that look alike make it another word than it seems.',
    source: 'UTS 39, 5.1',
  },
  'text.styled-letters': {
    says: ({ count }) => `${counted(count, 'letter', 'letters')} of a decorative alphabet`,
    explains: 'They look like plain letters, and searches and filters miss them.',
    source: 'UAX 15, NFKC',
  },
  'text.encoded': {
    says: ({ form }) => `text written as ${form === 'hex' ? 'hexadecimal' : 'Base64'}`,
    explains: 'A model can read it, a person cannot.',
    source: 'RFC 4648',
  },
  'text.markup-hidden': {
    says: ({ what }) => `text that ${hidingMarkup[what ?? ''] ?? 'markup'} would hide`,
    explains: 'It can be seen here; where markup is drawn, it cannot.',
    source: 'HTML, 13.1; CommonMark 0.31, 4.6',
  },
  'text.remote-image': {
    says: () => 'an image from elsewhere',
    explains: 'Not loaded here; where markup is drawn, loading it tells its owner.',
    source: markdown,
  },
  'text.link-mismatch': {
    says: () => 'a link that shows one address and leads to another',
    explains: 'Where markup is drawn, only the address that is shown can be seen.',
    source: markdown,
  },
  'text.directive': {
    says: () => 'reads like an order to the model',
    explains: 'A guess from English words: a tool should say what it does, no more.',
    source: 'OWASP LLM01',
  },
  'text.ui-imitation': {
    says: () => 'reads like something the program around it would say',
    explains: 'A guess from English words: all of it is the server’s.',
    source: own,
  },
};
