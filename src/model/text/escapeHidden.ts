// Beside Unicode's own classes of what draws nothing or steers the direction: the spaces that look
// like an ordinary one, the blank Braille
// pattern and the null note head. U+FE0F behind a pictograph only chooses the
// coloured form. The ideographic space is as wide as it looks.
const hidden =
  /(?<!\p{Extended_Pictographic})\uFE0F|(?![\n \u3000]|\uFE0F)[\p{Cf}\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Zs}\p{Co}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu;

/**
 * JSON text in which each character that cannot be seen, or that reorders its neighbours, is
 * written as JSON writes one: `\uXXXX`. Still JSON, and still the same value. Line feeds stay.
 */
export function escapeHidden(json: string): string {
  return json.replace(hidden, (character) => {
    let escaped = '';
    for (let index = 0; index < character.length; index += 1) {
      escaped += `\\u${character.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0')}`;
    }
    return escaped;
  });
}
