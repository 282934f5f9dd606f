/** Whether an object has a member of its own with that key; no, where the object does not tell. */
export function hasMember(object: object, key: PropertyKey): boolean {
  try {
    return Object.hasOwn(object, key);
  } catch {
    return false;
  }
}
