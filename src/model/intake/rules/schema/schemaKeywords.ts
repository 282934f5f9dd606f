import {
  either,
  type KeywordValue,
  kind,
  named,
  numberThat,
  schema,
  schemas,
  strings,
  typeNames,
} from './keywordValues.js';

/** Values by keyword. */
export type SchemaKeywords = ReadonlyMap<string, KeywordValue>;

const string = kind('string', (value) => typeof value === 'string');
const boolean = kind('boolean', (value) => typeof value === 'boolean');
const number = kind('number', (value) => typeof value === 'number');
const numberOrBoolean = kind('number', (value) => ['number', 'boolean'].includes(typeof value));
const positive = numberThat('positive number', (value) => value > 0);
const count = numberThat('non-negative integer', (value) => value >= 0 && value % 1 === 0);
const array = kind('array', Array.isArray);

const each = (value: KeywordValue, keywords: string) =>
  keywords.split(' ').map((keyword) => [keyword, value] as const);

/**
 * What a keyword can hold in any dialect from draft-04 to 2020-12. What only one of them forbids is
 * let pass, and so are keywords that are written in many ways: `examples`, `deprecated`.
 *
 * @see https://json-schema.org/draft/2020-12/schema, http://json-schema.org/draft-04/schema
 */
export const schemaKeywords: SchemaKeywords = new Map([
  ['type', typeNames],
  ['required', strings],
  ['enum', array],
  ['items', either(schemas(0), schema)],
  ['prefixItems', schemas(0)],
  ['dependencies', named(either(strings, schema))],
  ['dependentRequired', named(strings)],
  ...each(schemas(1), 'allOf anyOf oneOf'),
  ...each(named(schema), '$defs definitions dependentSchemas patternProperties properties'),
  ...each(schema, 'additionalItems additionalProperties contains contentSchema else if not'),
  ...each(schema, 'propertyNames then unevaluatedItems unevaluatedProperties'),
  ...each(string, '$anchor $comment $dynamicAnchor $dynamicRef $id $recursiveRef $ref $schema'),
  ...each(string, 'contentEncoding contentMediaType description format pattern title'),
  ...each(boolean, 'readOnly uniqueItems writeOnly'),
  ...each(number, 'maximum minimum'),
  ...each(numberOrBoolean, 'exclusiveMaximum exclusiveMinimum'),
  ...each(positive, 'multipleOf'),
  ...each(count, 'maxContains maxItems maxLength maxProperties'),
  ...each(count, 'minContains minItems minLength minProperties'),
]);
