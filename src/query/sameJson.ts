// A usual tool holds some 225 values; this is room for the largest seen, twenty times over.
const usualSteps = 60_000;
const usualDepth = 200;

let steps = 0;

/**
 * Whether two JSON values say the same, whatever the order of members. In linear time also for
 * shared sub-objects, cycles and any depth: a plain walk first, the guarded one when that runs out.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  steps = usualSteps;
  const same = walk(a, b, 0);
  return steps < 0 ? guardedWalk(a, b) : same;
}

function walk(a: unknown, b: unknown, depth: number): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return Number.isNaN(a) && Number.isNaN(b);
  }
  steps -= 1;
  if (steps < 0 || depth > usualDepth) {
    steps = -1;
    return false;
  }
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i += 1) {
      if (!walk(a[i], b[i], depth + 1)) return false;
    }
    return true;
  }
  const keys = commonKeys(a, b);
  if (keys === null) return false;
  for (const key of keys) {
    if (!walk(member(a, key), member(b, key), depth + 1)) return false;
  }
  return true;
}

/**
 * The same with an explicit stack, and with every two objects that were compared once taken for
 * equal from then on (Hopcroft and Karp's test of two automata): at most as many comparisons as
 * there are objects.
 */
function guardedWalk(a: unknown, b: unknown): boolean {
  const parents = new Map<object, object>();
  const rootOf = (start: object) => {
    let node = start;
    for (let up = parents.get(node); up; up = parents.get(node)) {
      const above = parents.get(up);
      if (above) parents.set(node, above);
      node = up;
    }
    return node;
  };
  const stack: unknown[] = [a, b];
  while (stack.length > 0) {
    const right = stack.pop();
    const left = stack.pop();
    if (left === right || (Number.isNaN(left) && Number.isNaN(right))) continue;
    if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false;
    const leftRoot = rootOf(left);
    const rightRoot = rootOf(right);
    if (leftRoot === rightRoot) continue;
    parents.set(leftRoot, rightRoot);
    if (Array.isArray(left)) {
      if (!Array.isArray(right) || left.length !== right.length) return false;
      for (let i = 0; i < left.length; i += 1) stack.push(left[i], right[i]);
      continue;
    }
    const keys = commonKeys(left, right);
    if (keys === null) return false;
    for (const key of keys) stack.push(member(left, key), member(right, key));
  }
  return true;
}

const member = (object: object, key: string) => (object as Record<string, unknown>)[key];

/** The own keys that both have, or `null` where they differ in them. */
function commonKeys(a: object, b: object): readonly string[] | null {
  if (Array.isArray(b)) return null;
  const keys = Object.keys(a);
  const others = Object.keys(b);
  if (keys.length !== others.length) return null;
  if (keys.length === 0) return isPlain(a) && isPlain(b) ? keys : null;
  for (let i = 0; i < keys.length; i += 1) {
    if (keys[i] !== others[i] && !Object.hasOwn(b, keys[i] as string)) return null;
  }
  return keys;
}

/** A `Date` or a `Map` shows no members, so two of them are not known to be equal. */
function isPlain(object: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(object);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
