const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const values: ReadonlyMap<string, number> = new Map([
  ...Array.from(alphabet, (letter, value) => [letter, value] as const),
  ['-', 62],
  ['_', 63],
]);

/**
 * The bytes that Base64, or its form for URLs, stands for: one a character, U+0000 to U+00FF.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4648
 */
export function decodeBase64(encoded: string): string {
  let bytes = '';
  let [bits, held] = [0, 0];
  for (const letter of encoded) {
    bits = ((bits << 6) | (values.get(letter) ?? 0)) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes += String.fromCharCode((bits >> held) & 0xff);
  }
  return bytes;
}
