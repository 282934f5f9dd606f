/** JSON as text, and whether that is all of it. */
export interface WrittenJson {
  readonly text: string;
  /** `false` where the text ends at the limit. */
  readonly complete: boolean;
}

/** How {@link writeJson} writes. */
export interface WriteJsonOptions {
  /** Spaces a level; 0 for one line. Default 2. */
  readonly indent?: number;
  /** Longest text, in UTF-16 units, cut between whole code points. Default 32 Mi: shared objects can make a text of any size. */
  readonly limit?: number;
}

interface Frame {
  readonly container: object;
  /** `null` for an array. */
  readonly keys: readonly string[] | null;
  readonly length: number;
  next: number;
  /** Members written so far. */
  written: number;
}

/**
 * A value as JSON text, as `JSON.stringify` writes it, at any depth. Never throws: what JSON has no
 * words for is written as a string in brackets (`"[cycle]"`, `"[unreadable]"`, `"[function]"`), and
 * no `toJSON` is called.
 */
export function writeJson(
  value: unknown,
  { indent = 2, limit = 2 ** 25 }: WriteJsonOptions = {},
): WrittenJson {
  let text = '';
  const stack: Frame[] = [];
  const ancestors = new Set<object>();
  const line = () => (indent > 0 ? `\n${' '.repeat(indent * stack.length)}` : '');
  const begin = (next: unknown) => {
    if (typeof next !== 'object' || next === null) {
      text += scalarText(next, limit);
    } else if (ancestors.has(next)) {
      text += '"[cycle]"';
    } else {
      const frame = frameOf(next);
      if (frame) stack.push(frame);
      if (frame) ancestors.add(next);
      text += frame ? (frame.keys ? '{' : '[') : '"[unreadable]"';
    }
  };
  begin(value);
  while (stack.length > 0 && text.length <= limit) {
    const frame = stack.at(-1) as Frame;
    if (frame.next >= frame.length) {
      stack.pop();
      ancestors.delete(frame.container);
      text += `${frame.written > 0 ? line() : ''}${frame.keys ? '}' : ']'}`;
      continue;
    }
    const key = frame.keys ? (frame.keys[frame.next] as string) : String(frame.next);
    const member = memberOf(frame.container, key);
    frame.next += 1;
    if (frame.keys && member === undefined) continue;
    text += `${frame.written > 0 ? ',' : ''}${line()}`;
    if (frame.keys) text += `${quoted(key, limit)}:${indent > 0 ? ' ' : ''}`;
    frame.written += 1;
    begin(member);
  }
  return text.length > limit
    ? { text: text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, ''), complete: false }
    : { text, complete: true };
}

const unreadable = Symbol('unreadable');

function memberOf(container: object, key: string): unknown {
  try {
    return (container as Record<string, unknown>)[key];
  } catch {
    return unreadable;
  }
}

/** `null` where even the list of members cannot be read. A member that is `undefined` is left out, as in JSON. */
function frameOf(container: object): Frame | null {
  try {
    const keys = Array.isArray(container) ? null : Object.keys(container);
    const { length } = keys ?? (container as readonly unknown[]);
    return { container, keys, length, next: 0, written: 0 };
  } catch {
    return null;
  }
}

/** A text as JSON writes it. One beyond the limit is cut there first: the rest is not written anyway. */
const quoted = (text: string, limit: number) =>
  JSON.stringify(text.length > limit ? text.slice(0, limit) : text);

function scalarText(value: unknown, limit: number): string {
  switch (typeof value) {
    case 'string':
      return quoted(value, limit);
    case 'number':
      if (!Number.isFinite(value)) return `"[${value}]"`;
      return Object.is(value, -0) ? '-0' : String(value);
    case 'symbol':
      return value === unreadable ? '"[unreadable]"' : '"[symbol]"';
    case 'undefined':
    case 'function':
      return `"[${typeof value}]"`;
    default:
      return String(value);
  }
}
