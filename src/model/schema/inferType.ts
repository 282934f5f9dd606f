import { hasMember } from '../hasMember.js';
import type { JsonObject } from '../JsonObject.js';
import { readKeys } from '../readKeys.js';
import type { JsonType } from './TypePhrase.js';

const tellTypes: readonly (readonly [JsonType, readonly string[]])[] = [
  [
    'object',
    [
      'properties',
      'required',
      'additionalProperties',
      'patternProperties',
      'propertyNames',
      'minProperties',
      'maxProperties',
      'dependentRequired',
      'unevaluatedProperties',
    ],
  ],
  [
    'array',
    ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains', 'unevaluatedItems'],
  ],
  ['string', ['pattern', 'minLength', 'maxLength', 'contentEncoding', 'contentMediaType']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];

/** Keywords that restrict no value. */
const annotations = new Set([
  '$schema',
  '$id',
  '$anchor',
  '$comment',
  '$defs',
  'definitions',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
]);

/**
 * The type that the keywords of a schema without `type` speak of; `any` where none of them
 * restricts the value, `unstated` where one does that tells no type.
 */
export function inferType(schema: JsonObject): JsonType | 'any' | 'unstated' {
  for (const [type, keywords] of tellTypes) {
    if (keywords.some((keyword) => hasMember(schema, keyword))) return type;
  }
  const free = readKeys(schema).every((key) => annotations.has(key) || key.startsWith('x-'));
  return free ? 'any' : 'unstated';
}
