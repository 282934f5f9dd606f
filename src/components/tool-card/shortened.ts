import { attributeText } from '../../model/text/attributeText.js';

const [limit, head, tail] = [80, 50, 20];
// What the two ends can take in code units, and one that a cut may leave half.
const reach = 2 * limit + 1;

/** A server's text for an accessible name: a long one keeps both its ends, cut between code points. */
export function shortened(text: string): string {
  if (text.length < reach) {
    const whole = attributeText(text);
    if (Array.from(whole).length <= limit) return whole;
  }
  const start = Array.from(attributeText(text.slice(0, reach))).slice(0, head);
  const end = Array.from(attributeText(text.slice(-reach))).slice(-tail);
  return `${start.join('')} … ${end.join('')}`;
}
