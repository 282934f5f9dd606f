const smallCapitals =
  '\u1d00\u0299\u1d04\u1d05\u1d07\ua730\u0262\u029c\u026a\u1d0a\u1d0b\u029f\u1d0d\u0274\u1d0f\u1d18\ua7af\u0280\ua731\u1d1b\u1d1c\u1d20\u1d21\0\u028f\u1d22';
/** The first letters of alphabets in boxes and discs that Unicode does not decompose. */
const boxed = [0x1f150, 0x1f170, 0x1f1e6];

/**
 * The ASCII letter that a mathematical, circled, boxed, raised or full-width letter is a styled form
 * of; `null` for every other character. Accented letters, ligatures, signs such as the trade mark
 * and Roman numerals are no styled letters.
 */
export function plainLetter(character: string): string | null {
  const point = character.codePointAt(0) as number;
  if (point < 0x250 || (point >= 0x2160 && point <= 0x217f)) return null;
  const small = smallCapitals.indexOf(character);
  if (small >= 0) return String.fromCharCode(0x61 + small);
  const first = boxed.find((start) => point >= start && point < start + 26);
  if (first !== undefined) return String.fromCharCode(0x41 + point - first);
  return /^\(?([a-z])\)?$/i.exec(character.normalize('NFKC'))?.[1] ?? null;
}
