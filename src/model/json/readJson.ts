import type { Result } from '../Result.js';
import { pointerStep } from './pointerStep.js';

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

/** What was read, and where in it the reader stands: objects, and the steps between them. */
interface Reading {
  text: string;
  values: number;
  characters: number;
  readonly above: object[];
  readonly steps: (string | number)[];
}

class Problem {
  constructor(readonly reason: JsonProblem['reason']) {}
}

/**
 * All keys and strings of a JSON value as one text, a line feed after each, in its order: the value
 * is not copied, and nothing is called but its getters. Not JSON: a cycle, a getter that throws, a
 * function, symbol, bigint or non-finite number, a hole in an array, an object that is not plain. A
 * member that is `undefined` counts as absent. An object in two places counts twice. Never throws.
 */
export function readJson(root: unknown): Result<string, JsonProblem> {
  const reading: Reading = { text: '', values: 0, characters: 0, above: [], steps: [] };
  try {
    readValue(root, reading);
    return { ok: true, value: reading.text };
  } catch (thrown) {
    const reason = thrown instanceof Problem ? thrown.reason : 'not-json';
    const path = reading.steps.map((step) => `/${pointerStep(String(step))}`).join('');
    return { ok: false, error: { reason, path } };
  }
}

function readValue(value: unknown, reading: Reading): void {
  reading.values += 1;
  if (typeof value === 'string') addText(value, reading);
  else if (typeof value === 'object') {
    if (value !== null) readMembers(value, reading);
  } else if (typeof value !== 'boolean' && !Number.isFinite(value)) throw new Problem('not-json');
  if (reading.values > jsonLimits.values) throw new Problem('too-large');
}

function readMembers(value: object, reading: Reading): void {
  const { above, steps } = reading;
  if (above.includes(value)) throw new Problem('not-json');
  if (above.length >= jsonLimits.levels) throw new Problem('too-deep');
  above.push(value);
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      steps.push(index);
      readValue(value[index], reading);
      steps.pop();
    }
  } else {
    if (!isPlain(value)) throw new Problem('not-json');
    for (const key of Object.keys(value)) {
      steps.push(key);
      const member = (value as Record<string, unknown>)[key];
      if (member !== undefined) {
        addText(key, reading);
        readValue(member, reading);
      }
      steps.pop();
    }
  }
  above.pop();
}

function addText(text: string, reading: Reading): void {
  reading.characters += text.length;
  if (reading.characters > jsonLimits.characters) throw new Problem('too-large');
  reading.text += `${text}\n`;
}

/** Made by a literal or a parser, be it in another window. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return (
    prototype === Object.prototype ||
    prototype === null ||
    Object.getPrototypeOf(prototype) === null
  );
}
