import type { Result } from '../Result.js';

/** Beyond these a definition is not judged any further, and cannot be fingerprinted. */
export const jsonLimits = Object.freeze({
  /** Objects and arrays inside one another, the outermost counted. */
  levels: 256,
  /** Objects, arrays, strings, numbers, booleans and nulls, the outermost counted; keys are not. */
  values: 20_000,
  /** UTF-16 units of all keys and strings together. */
  characters: 8_000_000,
});

/** Why a value is not taken as JSON, and where in it: a JSON Pointer. */
export interface JsonProblem {
  readonly reason: 'not-json' | 'too-deep' | 'too-large';
  readonly path: string;
}

/** A string in a JSON value. A key stands at the path of its member. */
export interface JsonString {
  readonly path: string;
  readonly text: string;
  readonly isKey: boolean;
}

interface Reading {
  readonly strings: JsonString[];
  readonly above: object[];
  values: number;
  characters: number;
}

class Problem {
  constructor(readonly reason: JsonProblem['reason']) {}
}

/**
 * All strings of a JSON value, in its order: the value is not copied, and nothing is called but its
 * getters. Not JSON: a cycle, a getter that throws, a function, symbol, bigint or non-finite number,
 * a hole in an array, an object that is not plain. A member that is `undefined` counts as absent.
 * An object in two places counts twice. Never throws.
 */
export function readJson(root: unknown): Result<readonly JsonString[], JsonProblem> {
  const reading: Reading = { strings: [], above: [], values: 0, characters: 0 };
  const at = { path: '' };
  try {
    readValue(root, '', reading, at);
    return { ok: true, value: reading.strings };
  } catch (thrown) {
    const reason = thrown instanceof Problem ? thrown.reason : 'not-json';
    return { ok: false, error: { reason, path: at.path } };
  }
}

function readValue(value: unknown, path: string, reading: Reading, at: { path: string }): void {
  at.path = path;
  reading.values += 1;
  switch (typeof value) {
    case 'string':
      addString(value, path, false, reading);
      break;
    case 'object':
      if (value !== null) readMembers(value, path, reading, at);
      break;
    case 'boolean':
      break;
    case 'number':
      if (!Number.isFinite(value)) throw new Problem('not-json');
      break;
    default:
      throw new Problem('not-json');
  }
  if (reading.values > jsonLimits.values) throw new Problem('too-large');
}

function readMembers(value: object, path: string, reading: Reading, at: { path: string }): void {
  const { above } = reading;
  if (above.includes(value)) throw new Problem('not-json');
  if (above.length >= jsonLimits.levels) throw new Problem('too-deep');
  above.push(value);
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      readValue(value[index], `${path}/${index}`, reading, at);
    }
  } else {
    if (!isPlain(value)) throw new Problem('not-json');
    for (const key of Object.keys(value)) {
      const below = `${path}/${pointerStep(key)}`;
      at.path = below;
      const member = (value as Record<string, unknown>)[key];
      if (member === undefined) continue;
      addString(key, below, true, reading);
      readValue(member, below, reading, at);
    }
  }
  above.pop();
}

function addString(text: string, path: string, isKey: boolean, reading: Reading): void {
  reading.characters += text.length;
  if (reading.characters > jsonLimits.characters) throw new Problem('too-large');
  reading.strings.push({ path, text, isKey });
}

/** Made by a literal or a parser, be it in another window. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** A key as one step of a JSON Pointer (RFC 6901). */
export function pointerStep(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}
