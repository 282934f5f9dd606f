import type { Result } from '../Result.js';
import { pointerStep } from './pointerStep.js';
import { type JsonProblem, jsonLimits } from './readJson.js';
import type { JsonString } from './readStrings.js';

/** What stands in a JSON text, in its order: what a later member replaces is in it too. */
export interface WireText {
  /** Keys and strings, decoded. */
  readonly strings: JsonString[];
  /** Numbers as they are written. */
  readonly numbers: { readonly path: string; readonly written: string }[];
  /** Keys that stand more than once in one object: each once. */
  readonly repeated: { readonly path: string; readonly key: string }[];
}

/** An object or array that is open; `keys` is `null` for an array. */
interface Frame {
  readonly path: string;
  readonly keys: Map<string, boolean> | null;
  index: number;
}

/** What may come next: `element` and `member` right behind an opening bracket, `more` behind a value. */
type Next = 'value' | 'element' | 'member' | 'key' | 'colon' | 'more';

class Problem {
  constructor(readonly reason: JsonProblem['reason']) {}
}

/**
 * Reads a JSON text as it is written, by the same limits as `readJson`. The first problem of the
 * text ends the reading, so that beyond a limit nothing is read at all. A text that is not JSON is
 * so as a whole: its problem has no path. Linear, and never throws.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8259
 */
export function readWireText(text: string): Result<WireText, JsonProblem> {
  const reader = new Reader(typeof text === 'string' ? text : '');
  try {
    reader.readAll();
    return { ok: true, value: reader.found };
  } catch (thrown) {
    return thrown instanceof Problem
      ? { ok: false, error: { reason: thrown.reason, path: reader.path } }
      : { ok: false, error: { reason: 'not-json', path: '' } };
  }
}

class Reader {
  readonly found: WireText = { strings: [], numbers: [], repeated: [] };
  /** Of the value that comes next, or was read last. */
  path = '';
  #next: Next = 'value';
  #at = 0;
  #values = 0;
  #characters = 0;
  readonly #frames: Frame[] = [];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  readAll(): void {
    while (this.#at < this.#text.length) this.#readToken(this.#text.charAt(this.#at));
    this.#expect(this.#frames.length === 0 && this.#next === 'more');
  }

  #readToken(first: string): void {
    switch (first) {
      case ' ':
      case '\t':
      case '\n':
      case '\r':
        this.#at += 1;
        break;
      case '{':
      case '[':
        this.#open(first === '{');
        break;
      case '}':
      case ']':
        this.#close(first === '}');
        break;
      case ',':
        this.#goOn();
        break;
      case ':':
        this.#expect(this.#next === 'colon');
        this.#next = 'value';
        this.#at += 1;
        break;
      case '"':
        this.#readString();
        break;
      default:
        this.#readWord();
    }
  }

  #expect(met: boolean): void {
    if (!met) throw new SyntaxError();
  }

  #expectValue(): void {
    this.#expect(this.#next === 'value' || this.#next === 'element');
    this.#next = 'more';
  }

  #open(isObject: boolean): void {
    this.#expectValue();
    this.#values += 1;
    if (this.#frames.length >= jsonLimits.levels) throw new Problem('too-deep');
    this.#frames.push({ path: this.path, keys: isObject ? new Map() : null, index: 0 });
    if (!isObject) this.path += '/0';
    this.#next = isObject ? 'member' : 'element';
    this.#at += 1;
  }

  #close(isObject: boolean): void {
    const frame = this.#frames.pop();
    const empty = this.#next === (isObject ? 'member' : 'element');
    this.#expect(frame !== undefined && (frame.keys !== null) === isObject);
    this.#expect(empty || this.#next === 'more');
    this.path = frame?.path ?? '';
    this.#next = 'more';
    this.#checkValues();
    this.#at += 1;
  }

  #goOn(): void {
    const frame = this.#frames.at(-1);
    this.#expect(frame !== undefined && this.#next === 'more');
    if (frame?.keys === null) {
      frame.index += 1;
      this.path = `${frame.path}/${frame.index}`;
    }
    this.#next = frame?.keys ? 'key' : 'value';
    this.#at += 1;
  }

  #readString(): void {
    const isKey = this.#next === 'member' || this.#next === 'key';
    if (!isKey) this.#expectValue();
    const text = JSON.parse(this.#take(stringEnd)) as string;
    if (isKey) this.#enterMember(text);
    else this.#values += 1;
    this.#characters += text.length;
    if (this.#characters > jsonLimits.characters) throw new Problem('too-large');
    this.found.strings.push({ path: this.path, text, isKey });
    this.#checkValues();
  }

  #enterMember(key: string): void {
    const { path, keys } = this.#frames.at(-1) as Frame;
    this.path = `${path}/${pointerStep(key)}`;
    this.#next = 'colon';
    if (keys?.get(key) === false) this.found.repeated.push({ path: this.path, key });
    keys?.set(key, keys.has(key));
  }

  /** A number, `true`, `false` or `null`. */
  #readWord(): void {
    this.#expectValue();
    this.#values += 1;
    const written = this.#take(wordEnd);
    if (typeof JSON.parse(written) === 'number') {
      this.found.numbers.push({ path: this.path, written });
    }
    this.#checkValues();
  }

  #take(endOf: (text: string, start: number) => number): string {
    const start = this.#at;
    this.#at = endOf(this.#text, start);
    return this.#text.slice(start, this.#at);
  }

  #checkValues(): void {
    if (this.#values > jsonLimits.values) throw new Problem('too-large');
  }
}

function stringEnd(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function wordEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length && !' \t\n\r,:[]{}"'.includes(text.charAt(at))) at += 1;
  return at;
}
