import { displayText } from './displayText.js';
import { wholeCharacter } from './wholeCharacter.js';

const steering = /[\p{Cc}\p{Bidi_Control}]/gu;
const longest = 200;

/**
 * A server's text as part of an attribute, such as an accessible name: one line of at most 200
 * characters, without controls and direction marks. An attribute has no isolation, and one with
 * half a character in it comes back from server rendering as another.
 */
export function attributeText(text: string): string {
  const line = displayText(text.slice(0, longest * 10), 'label').replace(steering, '');
  if (line.length <= longest) return line;
  return `${line.slice(0, wholeCharacter(line, longest))}…`;
}
