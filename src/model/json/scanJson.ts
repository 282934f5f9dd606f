import { pointerStep } from './pointerStep.js';
import { type JsonProblem, jsonLimits } from './readJson.js';

/** What is told while a text is scanned; `path` gives the JSON Pointer of the place, if asked now. */
export interface JsonScan {
  /** A key that its object has already, escapes decoded. */
  readonly repeatedKey: (key: string, path: () => string) => void;
  /** A number as it is written. */
  readonly number: (written: string, path: () => string) => void;
}

/** An object or array that is open: its keys, `null` for an array, and the member that is read. */
interface Open {
  readonly keys: Set<string> | null;
  step: string | number;
  awaitsKey: boolean;
}

/**
 * Scans a text that `JSON.parse` takes, once and without recursion, and stops at a limit of
 * {@link jsonLimits}: the problem is returned, `null` for none.
 */
export function scanJson(text: string, scan: JsonScan): JsonProblem | null {
  const open: Open[] = [];
  let [values, characters] = [0, 0];
  const path = () => open.map(({ step }) => `/${pointerStep(String(step))}`).join('');
  for (let at = 0; at < text.length; ) {
    const character = text.charAt(at);
    const inside = open.at(-1);
    let end = at + 1;
    if (character === '"') {
      end = endOfString(text, at);
      const string = decode(text, at, end);
      characters += string.length;
      if (inside?.awaitsKey) {
        inside.step = string;
        inside.awaitsKey = false;
        if (inside.keys?.has(string)) scan.repeatedKey(string, path);
        inside.keys?.add(string);
      } else values += 1;
    } else if (character === '{' || character === '[') {
      values += 1;
      if (open.length >= jsonLimits.levels) return { reason: 'too-deep', path: path() };
      const isObject = character === '{';
      open.push({ keys: isObject ? new Set() : null, step: 0, awaitsKey: isObject });
    } else if (character === '}' || character === ']') {
      open.pop();
    } else if (character === ',' && inside) {
      if (inside.keys) inside.awaitsKey = true;
      else inside.step = Number(inside.step) + 1;
    } else if (startsScalar.test(character)) {
      values += 1;
      while (end < text.length && inScalar.test(text.charAt(end))) end += 1;
      if (startsNumber.test(character)) scan.number(text.slice(at, end), path);
    }
    if (values > jsonLimits.values || characters > jsonLimits.characters) {
      return { reason: 'too-large', path: path() };
    }
    at = end;
  }
  return null;
}

const startsNumber = /[-\d]/;
const startsScalar = /[-\dtfn]/;
const inScalar = /[\w.+-]/;

/** Behind the closing quotation mark: one before which an even number of backslashes stands. */
function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let first = quote;
    while (text.charAt(first - 1) === '\\') first -= 1;
    if ((quote - first) % 2 === 0) return quote + 1;
  }
  return text.length;
}

function decode(text: string, start: number, end: number): string {
  const inner = text.slice(start + 1, end - 1);
  return inner.includes('\\') ? String(JSON.parse(text.slice(start, end))) : inner;
}
