import { displayText } from './displayText.js';
import { wholeCharacter } from './wholeCharacter.js';

const steering = /[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * A server's text as part of an attribute, such as an accessible name: one line, cut at
 * `longest` UTF-16 units, without controls and direction marks. An attribute has no isolation, and one with
 * half a character in it comes back from server rendering as another.
 */
export function attributeText(text: string, longest = 400): string {
  const line = displayText(text.slice(0, longest * 4), 'label').replace(steering, '');
  if (line.length <= longest) return line;
  return `${line.slice(0, wholeCharacter(line, longest))}…`;
}
