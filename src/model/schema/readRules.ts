import { isJsonObject, type JsonObject } from '../JsonObject.js';
import { readKeys } from '../readKeys.js';
import { readMember } from '../readMember.js';
import { readList } from './readList.js';
import type { Bounds, SchemaRule } from './SchemaRule.js';

/**
 * The rules of one schema object that can be told in words. Each keyword told is put into `told`;
 * one with a value that is not what the keyword takes is left alone, to be counted as another.
 */
export function readRules(schema: JsonObject, told: Set<string>): readonly SchemaRule[] {
  const rules: SchemaRule[] = [];
  const take = <T>(key: string, fits: (value: unknown) => value is T): T | null => {
    const value = readMember(schema, key);
    if (!fits(value)) return null;
    told.add(key);
    return value;
  };
  const bounds = (min: string, max: string, fits: (value: unknown) => value is number) => {
    const both: Bounds = { min: take(min, fits), max: take(max, fits) };
    return both.min === null && both.max === null ? null : both;
  };

  const format = take('format', isString);
  if (format !== null) rules.push({ kind: 'format', format });
  const pattern = take('pattern', isString);
  if (pattern !== null) rules.push({ kind: 'pattern', pattern });
  rules.push(...rangeRules(take));
  const step = take('multipleOf', isNumber);
  if (step !== null) rules.push({ kind: 'step', step });
  const length = bounds('minLength', 'maxLength', isCount);
  if (length) rules.push({ kind: 'length', bounds: length });
  const items = bounds('minItems', 'maxItems', isCount);
  if (items) rules.push({ kind: 'items', bounds: items });
  if (take('uniqueItems', isBoolean)) rules.push({ kind: 'unique' });
  const members = bounds('minProperties', 'maxProperties', isCount);
  if (members) rules.push({ kind: 'members', bounds: members });
  const others = take('additionalProperties', isFlat);
  if (others !== null) rules.push({ kind: 'otherNames', allowed: others !== false });
  const examples = readList(take('examples', isFewValues));
  if (examples) rules.push({ kind: 'examples', values: examples });
  for (const kind of ['deprecated', 'readOnly', 'writeOnly'] as const) {
    if (take(kind, isBoolean)) rules.push({ kind });
  }
  const uri = take('$schema', isString);
  if (uri !== null) rules.push({ kind: 'dialect', uri });
  return rules;
}

type Take = <T>(key: string, fits: (value: unknown) => value is T) => T | null;

/** Draft 4 wrote `exclusiveMinimum: true` beside `minimum`; later ones put the number there. */
function rangeRules(take: Take): readonly SchemaRule[] {
  const [min, max] = [take('minimum', isNumber), take('maximum', isNumber)];
  const above = take('exclusiveMinimum', isNumber);
  const below = take('exclusiveMaximum', isNumber);
  const atMin = min !== null && take('exclusiveMinimum', isBoolean) === true;
  const atMax = max !== null && take('exclusiveMaximum', isBoolean) === true;
  const rules: SchemaRule[] = [];
  if (min !== null || max !== null) {
    rules.push({ kind: 'range', bounds: { min, max }, above: atMin, below: atMax });
  }
  if (above !== null || below !== null) {
    rules.push({ kind: 'range', bounds: { min: above, max: below }, above: true, below: true });
  }
  return rules;
}

const isString = (value: unknown): value is string => typeof value === 'string';
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isCount = (value: unknown): value is number => Number.isInteger(value);
const isFlat = (value: unknown): value is boolean | JsonObject =>
  typeof value === 'boolean' || (isJsonObject(value) && readKeys(value).length === 0);
const isFewValues = (value: unknown): value is unknown => {
  const count = readList(value)?.length ?? 0;
  return count > 0 && count <= 3;
};
