import { isJsonObject, type JsonObject } from '../JsonObject.js';
import { eachSubschema } from './eachSubschema.js';

/** Keywords whose schemas are about the very value that the schema with the keyword is about. */
const inPlace: ReadonlySet<string> = new Set([
  'allOf',
  'anyOf',
  'dependencies',
  'dependentSchemas',
  'else',
  'if',
  'not',
  'oneOf',
  'then',
]);

/**
 * The schemas directly in a schema that are about the same value as that, not about parts of it.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core, section 10.2
 */
export function schemasInPlace(schema: JsonObject): readonly JsonObject[] {
  const found: JsonObject[] = [];
  eachSubschema(schema, (value, keyword) => {
    if (inPlace.has(keyword) && isJsonObject(value)) found.push(value);
  });
  return found;
}
