/** The seven types of JSON Schema. */
export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** What kind of value a schema takes, as structure: the words are the caller's. */
export type TypePhrase =
  /** Really any value. */
  | { readonly kind: 'any' }
  /** The schema `false`. */
  | { readonly kind: 'never' }
  /** Nothing says which type, yet something else restricts the value. */
  | { readonly kind: 'unstated' }
  /** Not a schema: neither an object nor a boolean. */
  | { readonly kind: 'malformed'; readonly value: unknown }
  | { readonly kind: 'type'; readonly type: JsonType }
  /** A `type` that JSON Schema does not know, in the server's spelling. */
  | { readonly kind: 'unknown'; readonly text: string }
  | { readonly kind: 'list'; readonly of: TypePhrase | null }
  | { readonly kind: 'map'; readonly of: TypePhrase }
  /** A definition of the document by its name; `of` tells what it is, unless that is an object. */
  | { readonly kind: 'named'; readonly name: string; readonly of: TypePhrase | null }
  | { readonly kind: 'values'; readonly values: readonly unknown[] }
  /** Several shapes that have no short name. */
  | { readonly kind: 'shapes'; readonly of: 'oneOf' | 'anyOf' | 'allOf'; readonly count: number }
  | { readonly kind: 'or'; readonly of: readonly TypePhrase[] }
  /** A pointer into this document that leads nowhere. */
  | { readonly kind: 'missing'; readonly ref: string }
  /** A reference by an anchor or an address, which is not looked up. */
  | { readonly kind: 'elsewhere'; readonly ref: string };

const types: ReadonlySet<unknown> = new Set<JsonType>([
  'string',
  'number',
  'integer',
  'boolean',
  'object',
  'array',
  'null',
]);

/** Whether a value is the name of a JSON Schema type. */
export function isJsonType(value: unknown): value is JsonType {
  return types.has(value);
}
