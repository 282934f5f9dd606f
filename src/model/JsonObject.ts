/** A JSON object as `JSON.parse` gives it, or as an in-process server hands it over. Values are not checked. */
export type JsonObject = { readonly [key: string]: unknown };

/** Whether a value is an object with members: not `null`, not an array, not a function. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !isArray(value);
}

/** A revoked proxy throws even at this question; it has no members to speak of. */
function isArray(value: object): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return true;
  }
}
