import { wholeCharacter } from './wholeCharacter.js';

/** A text for the parameter of a finding: cut at 200 UTF-16 units, between whole characters. */
export function excerptOf(text: string): string {
  return text.length <= 200 ? text : `${text.slice(0, wholeCharacter(text, 199))}…`;
}
