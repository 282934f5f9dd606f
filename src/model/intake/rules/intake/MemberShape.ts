import { isJsonObject } from '../../../JsonObject.js';
import { pointerStep } from '../../../json/pointerStep.js';
import { readKeys } from '../../../readKeys.js';
import { readMember } from '../../../readMember.js';
import type { Place } from '../firstFindings.js';
import { kindOf, kindOrText } from './kindOf.js';

/**
 * What a value has to be: adds each place where one that is there is not, with the parameters
 * `expected` and `found`.
 */
export type MemberShape = (value: unknown, path: string, misfits: Place[]) => void;

const misfit = (path: string, expected: string, found: string): Place => ({
  path,
  params: { expected, found },
});

/** A string. */
export const text: MemberShape = (value, path, misfits) => {
  if (typeof value !== 'string') misfits.push(misfit(path, 'string', kindOf(value)));
};

/** One of these strings. */
export function oneOf(...words: readonly string[]): MemberShape {
  const expected = words.map((word) => `"${word}"`).join(' or ');
  return (value, path, misfits) => {
    if (typeof value === 'string' && words.includes(value)) return;
    misfits.push({
      path,
      get params() {
        return { expected, found: kindOrText(value) };
      },
    });
  };
}

/** An array of such items. */
export function listOf(item: MemberShape): MemberShape {
  return (value, path, misfits) => {
    if (!Array.isArray(value)) {
      misfits.push(misfit(path, 'array', kindOf(value)));
      return;
    }
    for (const [index, one] of value.entries()) item(one, `${path}/${index}`, misfits);
  };
}

/** Where the value is an object: such members, as far as they are there. */
export function parts(members: Readonly<Record<string, MemberShape>>): MemberShape {
  const known = Object.entries(members).map(([key, shape]) => ({
    key,
    step: `/${pointerStep(key)}`,
    shape,
  }));
  return (value, path, misfits) => {
    if (!isJsonObject(value)) return;
    for (const { key, step, shape } of known) {
      const member = readMember(value, key);
      if (member !== undefined) shape(member, path + step, misfits);
    }
  };
}

/** An object of such members. The needed one must be there; where it is not, the object is the place. */
export function objectOf(
  members: Readonly<Record<string, MemberShape>>,
  needed?: string,
): MemberShape {
  const those = parts(members);
  return (value, path, misfits) => {
    if (!isJsonObject(value)) {
      misfits.push(misfit(path, 'object', kindOf(value)));
    } else if (needed !== undefined && readMember(value, needed) === undefined) {
      misfits.push(misfit(path, needed, 'missing'));
    }
    those(value, path, misfits);
  };
}

/** Where the value is an object: objects, under whatever keys. */
export const objects: MemberShape = (value, path, misfits) => {
  if (!isJsonObject(value)) return;
  for (const key of readKeys(value)) {
    const member = readMember(value, key);
    if (isJsonObject(member) || member === undefined) continue;
    misfits.push(misfit(`${path}/${pointerStep(key)}`, 'object', kindOf(member)));
  }
};
