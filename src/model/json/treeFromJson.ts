import type { Result } from '../Result.js';
import { escapeHidden } from '../text/escapeHidden.js';

/** Why a value is not drawn as a tree. `odd`: something in it is not plain JSON, or goes in a circle. */
export type TreeRefusal = 'many' | 'deep' | 'wide' | 'long' | 'odd';

const [mostValues, mostLevels, mostMembers, mostCharacters, mostText] = [
  20_000, 200, 1_000, 20_000, 1_000_000,
];

class Refused extends Error {
  constructor(readonly reason: TreeRefusal) {
    super(reason);
  }
}

/**
 * A copy of a JSON value to draw as a tree: its strings and names are the inside of JSON strings,
 * with hidden characters escaped. Refuses above 20,000 values, 200 levels, 1,000 members of one
 * container or 20,000 characters in one string, and stops reading there. Never throws.
 */
export function treeFromJson(value: unknown): Result<unknown, TreeRefusal> {
  let [values, characters] = [0, 0];
  const ancestors = new Set<object>();
  const quoted = (text: string) => {
    characters += text.length;
    if (text.length > mostCharacters || characters > mostText) throw new Refused('long');
    return escapeHidden(JSON.stringify(text).slice(1, -1));
  };
  const copy = (original: unknown): unknown => {
    values += 1;
    if (values > mostValues) throw new Refused('many');
    if (typeof original === 'string') return quoted(original);
    if (original === null || typeof original === 'boolean' || Number.isFinite(original)) {
      return original;
    }
    if (typeof original !== 'object' || ancestors.has(original)) throw new Refused('odd');
    if (ancestors.size === mostLevels) throw new Refused('deep');
    ancestors.add(original);
    const copied = Array.isArray(original) ? copyList(original) : copyMembers(original);
    ancestors.delete(original);
    return copied;
  };
  const copyList = (original: readonly unknown[]) => {
    if (original.length > mostMembers) throw new Refused('wide');
    return Array.from(original, copy);
  };
  const copyMembers = (original: object) => {
    const prototype: unknown = Object.getPrototypeOf(original);
    const plain = prototype === null || Object.getPrototypeOf(prototype) === null;
    const keys = Object.keys(original);
    if (keys.length > mostMembers) throw new Refused('wide');
    if (!plain) throw new Refused('odd');
    const copied: Record<string, unknown> = {};
    for (const key of keys) {
      const member = (original as Record<string, unknown>)[key];
      if (member === undefined) continue;
      Object.defineProperty(copied, quoted(key), {
        value: copy(member),
        enumerable: true,
        configurable: true,
      });
    }
    // The tree keys its rows by name, and an empty name by its index, which may be another name.
    const names = Object.keys(copied);
    const empty = names.indexOf('');
    if (empty >= 0 && names.includes(String(empty))) throw new Refused('odd');
    return copied;
  };
  try {
    return { ok: true, value: copy(value) };
  } catch (error) {
    return { ok: false, error: error instanceof Refused ? error.reason : 'odd' };
  }
}
