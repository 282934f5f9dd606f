import { isJsonObject, type JsonObject } from '../../model/JsonObject.js';
import { readMember } from '../../model/readMember.js';

/** How many properties a schema names at its root. */
export interface MemberCount {
  readonly properties: number;
  /** How many different names `required` lists. */
  readonly required: number;
  /** No property is named, but something else in the schema may stand for some. */
  readonly byRule: boolean;
}

const rules = [
  '$ref',
  '$dynamicRef',
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'dependentSchemas',
  'patternProperties',
];

/** Counts what a closed schema section tells, without walking the schema. Tolerates any value. */
export function countMembers(schema: JsonObject): MemberCount {
  const properties = readMember(schema, 'properties');
  const required = readMember(schema, 'required');
  const count = isJsonObject(properties) ? Object.keys(properties).length : 0;
  return {
    properties: count,
    required: Array.isArray(required)
      ? new Set(required.filter((name) => typeof name === 'string')).size
      : 0,
    byRule: count === 0 && rules.some((keyword) => readMember(schema, keyword) !== undefined),
  };
}
