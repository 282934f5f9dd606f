import { isJsonObject, type JsonObject } from '../JsonObject.js';
import { readKeys } from '../readKeys.js';
import { readMember } from '../readMember.js';

/** Keywords whose schemas are about the very value that the schema with the keyword is about. */
const holds = new Map<string, 'one' | 'list' | 'named'>([
  ['allOf', 'list'],
  ['anyOf', 'list'],
  ['oneOf', 'list'],
  ['else', 'one'],
  ['if', 'one'],
  ['not', 'one'],
  ['then', 'one'],
  ['dependencies', 'named'],
  ['dependentSchemas', 'named'],
]);

/**
 * The schemas directly in a schema that are about the same value as that, not about parts of it.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core, section 10.2
 */
export function schemasInPlace(schema: JsonObject): readonly JsonObject[] {
  const found: JsonObject[] = [];
  for (const key of readKeys(schema)) {
    const kind = holds.get(key);
    if (kind === undefined) continue;
    const value = readMember(schema, key);
    if (kind === 'list') {
      if (Array.isArray(value)) for (const one of value) if (isJsonObject(one)) found.push(one);
    } else if (isJsonObject(value)) {
      if (kind === 'one') found.push(value);
      else {
        for (const name of readKeys(value)) {
          const one = readMember(value, name);
          if (isJsonObject(one)) found.push(one);
        }
      }
    }
  }
  return found;
}
