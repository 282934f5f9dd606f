/**
 * Reads an object's own member, or `undefined`: never something inherited, whatever the member is
 * called (`constructor`, `__proto__`), and never an exception, even from a throwing getter.
 */
export function readMember(object: object, key: PropertyKey): unknown {
  try {
    return Object.hasOwn(object, key) ? (object as Record<PropertyKey, unknown>)[key] : undefined;
  } catch {
    return undefined;
  }
}
