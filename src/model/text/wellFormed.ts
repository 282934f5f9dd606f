const unpaired = /[\0\p{Surrogate}]/gu;

/**
 * The text with each unpaired surrogate, and U+0000, as U+FFFD: half a character cannot be encoded,
 * and an HTML parser drops the zero, so neither may reach a document.
 */
export function wellFormed(text: string): string {
  return text.replace(unpaired, '\uFFFD');
}
