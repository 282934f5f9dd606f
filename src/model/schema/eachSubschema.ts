import { isJsonObject, type JsonObject } from '../JsonObject.js';
import { readKeys } from '../readKeys.js';
import { readMember } from '../readMember.js';

/** What the keywords hold: one schema, a list of them, or schemas by name; some hold either. */
const holds = new Map<string, 'one' | 'list' | 'either' | 'named'>([
  ['additionalItems', 'one'],
  ['additionalProperties', 'one'],
  ['contains', 'one'],
  ['contentSchema', 'one'],
  ['else', 'one'],
  ['if', 'one'],
  ['not', 'one'],
  ['propertyNames', 'one'],
  ['then', 'one'],
  ['unevaluatedItems', 'one'],
  ['unevaluatedProperties', 'one'],
  ['items', 'either'],
  ['allOf', 'list'],
  ['anyOf', 'list'],
  ['oneOf', 'list'],
  ['prefixItems', 'list'],
  ['$defs', 'named'],
  ['definitions', 'named'],
  ['dependencies', 'named'],
  ['dependentSchemas', 'named'],
  ['patternProperties', 'named'],
  ['properties', 'named'],
]);

/** Whether a keyword's object is no schema, and its members are. */
export const holdsByName = (keyword: string): boolean => holds.get(keyword) === 'named';

/**
 * Calls back with each value directly in a schema that stands where a keyword of any dialect from
 * draft-04 to 2020-12 holds a schema, in the schema's order, whatever that value is.
 *
 * @param visit gets the value, its keyword, and its index or its name under that; `null` where it is
 *   the keyword's own value
 */
export function eachSubschema(
  schema: JsonObject,
  visit: (value: unknown, keyword: string, step: string | number | null) => void,
): void {
  for (const keyword of readKeys(schema)) {
    const kind = holds.get(keyword);
    if (kind === undefined) continue;
    const value = readMember(schema, keyword);
    if (Array.isArray(value)) {
      if (kind === 'one' || kind === 'named') continue;
      for (const [index, one] of value.entries()) visit(one, keyword, index);
    } else if (kind !== 'named') {
      if (kind !== 'list') visit(value, keyword, null);
    } else if (isJsonObject(value)) {
      for (const name of readKeys(value)) visit(readMember(value, name), keyword, name);
    }
  }
}
