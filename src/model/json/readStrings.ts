import { readKeys } from '../readKeys.js';
import { readMember } from '../readMember.js';
import { pointerStep } from './pointerStep.js';

/** A string in a JSON value. A key stands at the path of its member: a JSON Pointer. */
export interface JsonString {
  readonly path: string;
  readonly text: string;
  readonly isKey: boolean;
}

/** All strings of a value that `readJson` took as JSON, keys too, in its order. */
export function readStrings(root: unknown): readonly JsonString[] {
  const strings: JsonString[] = [];
  addStrings(root, '', strings);
  return strings;
}

function addStrings(value: unknown, path: string, strings: JsonString[]): void {
  if (typeof value === 'string') {
    strings.push({ path, text: value, isKey: false });
  } else if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) addStrings(one, `${path}/${index}`, strings);
  } else if (typeof value === 'object' && value !== null) {
    for (const key of readKeys(value)) {
      const member = readMember(value, key);
      if (member === undefined) continue;
      const below = `${path}/${pointerStep(key)}`;
      strings.push({ path: below, text: key, isKey: true });
      addStrings(member, below, strings);
    }
  }
}
