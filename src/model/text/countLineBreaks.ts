/** How many lines end in a text: at a line feed, a carriage return, or both of them. */
export function countLineBreaks(text: string): number {
  let count = 0;
  for (let at = text.search(/[\n\r]/); at >= 0 && at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 13 || (unit === 10 && text.charCodeAt(at - 1) !== 13)) count += 1;
  }
  return count;
}
