import type { TreeRefusal } from '../model/json/treeFromJson.js';

const number = new Intl.NumberFormat('en');

const asText: Readonly<Record<TreeRefusal, string>> = {
  many: 'Shown as text: more than 20,000 values.',
  deep: 'Shown as text: more than 200 levels deep.',
  wide: 'Shown as text: more than 1,000 members in one place.',
  long: 'Shown as text: a text in it is very long.',
  odd: 'Shown as text: not everything in it is plain JSON.',
};

/** What the RawJson says, in English. `of` is what the JSON is of, in the caller's words. */
export const rawJsonMessages = {
  heading: 'Raw JSON',
  /** What is drawn, and of what: the accessible name of the button and of what it opens. */
  named: (heading: string, of: string) => `${heading}: ${of}`,
  copy: 'Copy',
  copyAll: 'Copy all',
  copyOf: (copy: string, heading: string, of: string) => `${copy}, ${heading}: ${of}`,
  copied: 'Copied.',
  copiedPart: (characters: number) => `Copied the first ${number.format(characters)} characters.`,
  notCopied: 'Not copied: the browser refused. Select the text instead.',
  open: 'Open',
  close: 'Close',
  asText,
  /** The tree failed to draw. */
  failed: 'Shown as text: it could not be drawn.',
  firstPart: (characters: number) =>
    `Only the first ${number.format(characters)} characters are shown. Copy all has the rest.`,
};

/** What the RawJson says. */
export type RawJsonMessages = typeof rawJsonMessages;
