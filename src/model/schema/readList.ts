const longest = 2 ** 20;
const copies = new WeakMap<object, readonly unknown[]>();

/**
 * The members of a list, or `null` for what is none, cannot be read whole, or claims more than a
 * million members. Gives the same copy each time, so that it can be compared; a list that is
 * changed in place stays as it was read first.
 */
export function readList(value: unknown): readonly unknown[] | null {
  if (typeof value !== 'object' || value === null) return null;
  try {
    if (!Array.isArray(value) || value.length > longest) return null;
    const known = copies.get(value);
    if (known) return known;
    // Read one by one: a proxy can refuse, and its own iterator need not end.
    const copy: unknown[] = [];
    for (let index = 0; index < value.length; index += 1) copy.push(value[index]);
    copies.set(value, copy);
    return copy;
  } catch {
    return null;
  }
}
