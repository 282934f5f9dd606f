const [limit, head, tail] = [80, 50, 20];

/** A text for an accessible name: a long one keeps both its ends, cut between code points. */
export function shortened(text: string): string {
  if (text.length <= limit) return text;
  const points = Array.from(text);
  if (points.length <= limit) return text;
  return `${points.slice(0, head).join('')} … ${points.slice(-tail).join('')}`;
}
