import { displayText } from './displayText.js';
import { wholeCharacter } from './wholeCharacter.js';

const steering = /\p{Bidi_Control}/gu;

/**
 * A server's text as part of an attribute, such as an accessible name: one line, cut at `longest`
 * UTF-16 units, with characters that hide written out as `[U+202E]`. Honest direction marks are left
 * out: an attribute has no isolation.
 */
export function attributeText(text: string, longest = 400): string {
  const reach = longest * 4;
  const line = displayText(text.slice(0, reach), 'label').replace(steering, '');
  if (line.length <= longest) return text.length > reach ? `${line}…` : line;
  return `${line.slice(0, wholeCharacter(line, longest))}…`;
}
