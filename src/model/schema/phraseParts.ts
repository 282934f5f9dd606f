import { isJsonObject } from '../JsonObject.js';
import { readKeys } from '../readKeys.js';
import { readMember } from '../readMember.js';
import { readList } from './readList.js';
import type { TypePhrase } from './TypePhrase.js';

/** What a type phrase says anywhere in it, so that nobody need say it again. */
export interface PhraseParts {
  /**
   * A JSON type by its name, or `any`; `list-of` for a list whose items are told, `map` for a map; `union`
   * where the branches of a union are spelled out; `ref:` and a name for a definition.
   */
  readonly has: (part: string) => boolean;
  /** Whether exactly these values are told. */
  readonly hasValues: (values: readonly unknown[]) => boolean;
}

/** Lists what a phrase says. */
export function phraseParts(phrase: TypePhrase): PhraseParts {
  const parts = new Set<string>();
  const values: (readonly unknown[])[] = [];
  const visit = (part: TypePhrase): void => {
    switch (part.kind) {
      case 'any':
        parts.add('any');
        break;
      case 'type':
        parts.add(part.type);
        break;
      case 'unknown':
        parts.add(part.text);
        break;
      case 'list':
        parts.add('array');
        if (part.of) parts.add('list-of');
        if (part.of) visit(part.of);
        break;
      case 'map':
        parts.add('object');
        parts.add('map');
        visit(part.of);
        break;
      case 'named':
        parts.add(`ref:${part.name}`);
        if (part.of) visit(part.of);
        else parts.add('object');
        break;
      case 'missing':
      case 'elsewhere':
        parts.add(`ref:${part.ref}`);
        break;
      case 'values':
        values.push(part.values);
        if (part.values.includes(null)) parts.add('null');
        break;
      case 'or':
        if (part.of.every((one) => one.kind !== 'shapes')) parts.add('union');
        part.of.forEach(visit);
        break;
      default:
    }
  };
  visit(phrase);
  return {
    has: (part) => parts.has(part),
    hasValues: (wanted) =>
      values.some(
        (told) =>
          told === wanted || (told.length === 1 && told[0] === wanted[0] && wanted.length === 1),
      ),
  };
}

/** Whether a schema has nothing but a type, and the phrase has said that one. */
export function hasSaid(phrase: PhraseParts, schema: unknown): boolean {
  if (schema === true) return phrase.has('any');
  if (!isJsonObject(schema)) return false;
  const [keyword, ...others] = readKeys(schema);
  if (keyword === undefined) return phrase.has('any');
  if (keyword !== 'type' || others.length > 0) return false;
  const type = readMember(schema, 'type');
  const names: readonly unknown[] = readList(type) ?? [type];
  return names.every((name) => typeof name === 'string' && phrase.has(name));
}
