/**
 * A text without the spaces, tabs and line breaks around it, which say nothing there. Other than
 * `trim` it takes away no character that hides, such as U+FEFF.
 */
export function withoutEdges(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isSpace(text[start])) start += 1;
  while (start < end && isSpace(text[end - 1])) end -= 1;
  return text.slice(start, end);
}

const isSpace = (one: string | undefined) =>
  one === ' ' || one === '\n' || one === '\t' || one === '\r';
