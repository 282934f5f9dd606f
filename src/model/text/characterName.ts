import { characterNames } from './characterNames.js';
import { hiddenKind } from './hiddenKind.js';

let names: ReadonlyMap<number, string> | undefined;

/**
 * Unicode's name of a character that hides, or of a space: `RIGHT-TO-LEFT OVERRIDE`, `ESCAPE`.
 * `UNASSIGNED` where it has none. Other characters, such as letters, have no name here.
 */
export function characterName(codePoint: number): string {
  names ??= new Map(
    characterNames.split(';').map((entry) => {
      const space = entry.indexOf(' ');
      return [Number.parseInt(entry.slice(0, space), 16), entry.slice(space + 1)];
    }),
  );
  return names.get(codePoint) ?? nameByNumber(codePoint);
}

function nameByNumber(codePoint: number): string {
  switch (hiddenKind(codePoint)) {
    case 'variation':
      return `VARIATION SELECTOR-${codePoint - (codePoint > 0xffff ? 0xe00ef : 0xfdff)}`;
    case 'tags':
      return nameOfTag(codePoint & 0x7f);
    case 'surrogate':
      return codePoint < 0xdc00 ? 'HIGH SURROGATE' : 'LOW SURROGATE';
    case 'private-use':
      return /\p{Co}/u.test(String.fromCodePoint(codePoint)) ? 'PRIVATE USE' : 'NONCHARACTER';
    default:
      return 'UNASSIGNED';
  }
}

function nameOfTag(ascii: number): string {
  const letter = String.fromCharCode(ascii);
  if (!/[a-z]/i.test(letter)) return 'UNASSIGNED';
  return `TAG LATIN ${letter < 'a' ? 'CAPITAL' : 'SMALL'} LETTER ${letter.toUpperCase()}`;
}
