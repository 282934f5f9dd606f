import { isJsonObject } from '../JsonObject.js';
import type { TypePhrase } from './TypePhrase.js';

/** What a type phrase says anywhere in it, so that nobody need say it again. */
export interface PhraseParts {
  /**
   * A JSON type by its name; `list-of` for a list whose items are told, `map` for a map; `union`
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

/** Whether a schema says nothing but its type: then a phrase that names the type has said it all. */
export function isBare(schema: unknown): boolean {
  if (schema === true) return true;
  if (!isJsonObject(schema)) return false;
  const keys = Object.keys(schema);
  return keys.length === 0 || (keys.length === 1 && keys[0] === 'type');
}
