/** A JSON object as `JSON.parse` gives it, or as an in-process server hands it over. Values are not checked. */
export type JsonObject = { readonly [key: string]: unknown };

/** Whether a value is an object with members: not `null`, not an array, not a function. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
