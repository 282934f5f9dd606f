import { isJsonObject } from '../../../JsonObject.js';
import { pointerStep } from '../../../json/pointerStep.js';
import { readKeys } from '../../../readKeys.js';
import { readMember } from '../../../readMember.js';
import { isJsonType } from '../../../schema/TypePhrase.js';
import { kindOf, kindOrText } from '../intake/kindOf.js';

/** One thing that cannot stand where it does. */
export interface Misfit {
  /** JSON Pointer from the keyword's value; empty where that is the misfit. */
  readonly below: () => string;
  readonly expected: string;
  readonly found: string;
}

/** What is wrong with a keyword's value; none in nearly all there are. */
export type KeywordValue = (value: unknown) => readonly Misfit[];

const none: readonly Misfit[] = [];
const whole = () => '';

const misfit = (expected: string, found: string, below = whole): Misfit => ({
  below,
  expected,
  found,
});

/** A value of one kind: where it is none, `expected` is told, and what kind it is. */
export const kind =
  (expected: string, fits: (value: unknown) => boolean, found = kindOf): KeywordValue =>
  (value) =>
    fits(value) ? none : [misfit(expected, found(value))];

/** A number of some: where it is none of these it is told itself. */
export const numberThat = (expected: string, fits: (value: number) => boolean): KeywordValue =>
  kind(
    expected,
    (value) => typeof value === 'number' && fits(value),
    (value) => (typeof value === 'number' ? String(value) : kindOf(value)),
  );

const isSchema = (value: unknown) => isJsonObject(value) || typeof value === 'boolean';

/** A schema: an object, `true` or `false`. */
export const schema = kind('schema', isSchema);

/** A list of schemas, which may have to hold one at least. */
export function schemas(fewest: 0 | 1): KeywordValue {
  return (value) => {
    if (!Array.isArray(value)) return [misfit('array of schemas', kindOf(value))];
    if (value.length < fewest) return [misfit('array of schemas', 'empty array')];
    if (value.every(isSchema)) return none;
    return value.flatMap((one: unknown, index) =>
      isSchema(one) ? none : [misfit('schema', kindOf(one), () => `/${index}`)],
    );
  };
}

/** An object with such a value under each key. */
export function named(member: KeywordValue): KeywordValue {
  return (value) => {
    if (!isJsonObject(value)) return [misfit('object', kindOf(value))];
    const misfits: Misfit[] = [];
    for (const key of readKeys(value)) {
      const one = readMember(value, key);
      if (one === undefined) continue;
      for (const { below, ...rest } of member(one)) {
        misfits.push({ below: () => `/${pointerStep(key)}${below()}`, ...rest });
      }
    }
    return misfits;
  };
}

/** The first of two for arrays, the second for all else. */
export const either =
  (list: KeywordValue, other: KeywordValue): KeywordValue =>
  (value) =>
    (Array.isArray(value) ? list : other)(value);

/** A list of strings; which of them is none does not matter. */
export const strings: KeywordValue = (value) => {
  if (!Array.isArray(value)) return [misfit('array of strings', kindOf(value))];
  const other: unknown = value.find((one) => typeof one !== 'string');
  return other === undefined ? none : [misfit('array of strings', `array with ${kindOf(other)}`)];
};

/** `any` was one in draft-03: no later dialect has it, and nobody takes it for anything else. */
const typeName: KeywordValue = (value) =>
  isJsonType(value) || value === 'any' ? none : [misfit('type name', kindOrText(value))];

/** The name of a type, or a list of at least one. */
export const typeNames: KeywordValue = (value) => {
  if (!Array.isArray(value)) return typeName(value);
  if (value.length === 0) return [misfit('type name', 'empty array')];
  return value.flatMap((one: unknown, index) =>
    typeName(one).map((rest) => ({ ...rest, below: () => `/${index}` })),
  );
};
