/**
 * A function that gives back the list it was given last, as long as the next one has the same items
 * in the same places.
 */
export function steadyList<Item>(
  isSame: (before: Item, after: Item) => boolean = Object.is,
): (next: readonly Item[]) => readonly Item[] {
  let last: readonly Item[] = [];
  return (next) => {
    const isLast =
      next.length === last.length && next.every((item, index) => isSame(last[index] as Item, item));
    if (!isLast) last = next;
    return last;
  };
}
