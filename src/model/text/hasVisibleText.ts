// Beside white space, controls and Unicode's own list of code points that draw nothing: the blank
// Braille pattern, the interlinear annotation marks, the Egyptian layout controls, and the empty
// note head, which no property names but which all leave the line empty.
const visible =
  /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB\u{13430}-\u{13440}\u{1D159}]/u;

/** Whether a text draws anything at all: white space and invisible code points do not. */
export function hasVisibleText(text: string): boolean {
  return visible.test(text);
}
