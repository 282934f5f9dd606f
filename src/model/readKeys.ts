/** An object's own keys, or none where the object does not tell them. */
export function readKeys(object: object): readonly string[] {
  try {
    return Object.keys(object);
  } catch {
    return [];
  }
}
