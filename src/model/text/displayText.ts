import type { TextKind } from './TextKind.js';
import { wellFormed } from './wellFormed.js';

const lineBreak = /\r\n?/g;
const breakInLabel = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/**
 * What a text node may hold of a server's text. Everything a person reads of a server goes through
 * here, so this is the place to change what is shown of a character.
 */
export function displayText(text: string, kind: TextKind): string {
  const whole = wellFormed(text);
  return kind === 'label' ? whole.replace(breakInLabel, ' ') : whole.replace(lineBreak, '\n');
}
