import { displayText } from '../../model/text/displayText.js';

const [limit, head, tail] = [80, 50, 20];
// As many code units as the two ends can take, and a code point that was cut at the edge.
const [reach, edge] = [2 * limit, 1];

/**
 * A server's text for an accessible name: on one line, and a long one by both its ends, cut
 * between code points. An attribute has no `<bdi>`, so nothing in it may steer the direction of
 * our words beside it, nor be lost on the way from a server to the page.
 */
export function shortened(text: string): string {
  if (text.length <= reach) {
    const whole = spoken(text);
    const points = Array.from(whole);
    if (points.length <= limit) return whole;
  }
  const start = Array.from(spoken(text.slice(0, reach + edge))).slice(0, head);
  const end = Array.from(spoken(text.slice(-reach - edge))).slice(-tail);
  return `${start.join('')} … ${end.join('')}`;
}

const marks = /[\u061C\u200E\u200F]/g;
const controls = /[\p{Cc}\p{Bidi_Control}]/gu;

const spoken = (text: string) =>
  displayText(text, 'label').replace(marks, '').replace(controls, '\uFFFD');
