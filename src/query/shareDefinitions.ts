import { readMember } from '../model/readMember.js';
import { sameJson } from './sameJson.js';

// A server may give one name to thousands of tools; the search for the equal one must end.
const mostNamesakes = 64;

/**
 * The new list with every definition that did not change replaced by the object it was before,
 * wherever it stood; the list before, whole, when nothing changed at all.
 */
export function shareDefinitions(
  before: readonly unknown[],
  after: readonly unknown[],
): readonly unknown[] {
  const taken = new Uint8Array(before.length);
  let byName: Map<unknown, number[]> | null = null;
  let expected = 0;

  const take = (index: number) => {
    taken[index] = 1;
    expected = index + 1;
    return before[index];
  };
  const shared = after.map((definition) => {
    const name = nameOf(definition);
    const isEqual = (index: number) =>
      taken[index] === 0 && nameOf(before[index]) === name && isSame(before[index], definition);
    if (expected < before.length && isEqual(expected)) return take(expected);
    byName ??= indexByName(before);
    const namesakes = byName.get(name) ?? [];
    const found = namesakes
      .filter((index) => taken[index] === 0)
      .slice(0, mostNamesakes)
      .find(isEqual);
    if (found !== undefined) return take(found);
    // Changed in place, most likely: the next one stands behind it.
    if (expected < before.length && nameOf(before[expected]) === name) expected += 1;
    return definition;
  });

  const same =
    shared.length === before.length &&
    shared.every((definition, index) => Object.is(definition, before[index]));
  return same ? before : shared;
}

function indexByName(definitions: readonly unknown[]): Map<unknown, number[]> {
  const byName = new Map<unknown, number[]>();
  definitions.forEach((definition, index) => {
    const name = nameOf(definition);
    const indexes = byName.get(name);
    if (indexes) indexes.push(index);
    else byName.set(name, [index]);
  });
  return byName;
}

const nameOf = (definition: unknown) =>
  typeof definition === 'object' && definition !== null
    ? readMember(definition, 'name')
    : undefined;

/** A definition with a throwing getter is equal to no other. */
function isSame(before: unknown, after: unknown): boolean {
  try {
    return sameJson(before, after);
  } catch {
    return false;
  }
}
