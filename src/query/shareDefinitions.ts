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
  let byName: Map<unknown, Namesakes> | null = null;
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
    const found = findAmong(byName.get(name), taken, isEqual);
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

/** Where the definitions of one name stood, and how many of them, from the first on, are taken. */
interface Namesakes {
  readonly indexes: number[];
  gone: number;
}

function indexByName(definitions: readonly unknown[]): Map<unknown, Namesakes> {
  const byName = new Map<unknown, Namesakes>();
  definitions.forEach((definition, index) => {
    const name = nameOf(definition);
    const namesakes = byName.get(name);
    if (namesakes) namesakes.indexes.push(index);
    else byName.set(name, { indexes: [index], gone: 0 });
  });
  return byName;
}

function findAmong(
  namesakes: Namesakes | undefined,
  taken: Uint8Array,
  isEqual: (index: number) => boolean,
): number | undefined {
  if (!namesakes) return undefined;
  const { indexes } = namesakes;
  while (taken[indexes[namesakes.gone] ?? -1] === 1) namesakes.gone += 1;
  return indexes.slice(namesakes.gone, namesakes.gone + mostNamesakes).find(isEqual);
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
