const number = new Intl.NumberFormat('en');

/** What the UntrustedText says, in English. */
export const untrustedTextMessages = {
  /** On the button between both ends of a folded text. */
  more: (characters: number) =>
    `… ${number.format(characters)} more ${characters === 1 ? 'character' : 'characters'} …`,
  less: 'Show less',
  /** The button's accessible name: what it says, and of what. */
  named: (words: string, of: string) => `${words}: ${of}`,
};

/** What the UntrustedText says. */
export type UntrustedTextMessages = typeof untrustedTextMessages;
