import { hasMember } from '../hasMember.js';
import { isJsonObject, type JsonObject } from '../JsonObject.js';
import { readKeys } from '../readKeys.js';
import { readMember } from '../readMember.js';
import { type Branches, readBranches } from './branches.js';
import { inferType } from './inferType.js';
import { readList } from './readList.js';
import { resolveReference } from './resolveReference.js';
import { isJsonType, type JsonType, type TypePhrase } from './TypePhrase.js';

const deepest = 2;
const mostTypes = 8;
const [mostValues, longestValue] = [3, 24];

/**
 * What kind of value a schema takes. Looks at most two levels deep, so it costs the same in any
 * schema; infers the type where only other keywords tell it. Never throws.
 */
export function readTypePhrase(root: unknown, schema: unknown, depth = 0): TypePhrase {
  if (schema === true) return { kind: 'any' };
  if (schema === false) return { kind: 'never' };
  if (!isJsonObject(schema)) return { kind: 'malformed', value: schema };
  const stated = statedPhrase(root, schema, depth);
  if (stated) return stated;
  const ref = readMember(schema, '$ref');
  if (typeof ref === 'string') return referencePhrase(root, ref, depth);
  const union = readBranches(schema, 'anyOf') ?? readBranches(schema, 'oneOf');
  if (union) return unionPhrase(root, union, depth);
  const inferred = inferType(schema);
  if (inferred === 'array') return listPhrase(root, schema, depth);
  if (inferred === 'object') return objectPhrase(root, schema, depth);
  if (inferred !== 'any' && inferred !== 'unstated') return { kind: 'type', type: inferred };
  const parts = readBranches(schema, 'allOf');
  return parts ? unionPhrase(root, parts, depth) : { kind: inferred };
}

function statedPhrase(root: unknown, schema: JsonObject, depth: number): TypePhrase | null {
  if (hasMember(schema, 'const')) {
    return { kind: 'values', values: [readMember(schema, 'const')] };
  }
  const values = readList(readMember(schema, 'enum'));
  const type = readMember(schema, 'type');
  if (values !== null && values.length > 0 && (depth > 0 || type === undefined)) {
    if (values.length <= mostValues && values.every(isShort)) return { kind: 'values', values };
    if (type === undefined) return typesOf(values);
  }
  if (typeof type === 'string') return typePhrase(root, schema, type, depth);
  const types = readList(type);
  if (types === null) return null;
  const names = Array.from(new Set(types.slice(0, 100))).filter((name) => typeof name === 'string');
  const allowed = names.filter((name) => name !== 'null' || !forbidsNull(values));
  if (allowed.length === 0) return null;
  const ordered = [...allowed.filter((name) => name !== 'null'), ...allowed.filter(isNull)];
  return joined(ordered.slice(0, mostTypes).map((name) => typePhrase(root, schema, name, depth)));
}

const isNull = (name: string) => name === 'null';

const isShort = (value: unknown) =>
  typeof value === 'string' ? value.length <= longestValue : typeof value !== 'object' || !value;

const forbidsNull = (values: readonly unknown[] | null) =>
  values !== null && values.length > 0 && !values.includes(null);

function typePhrase(root: unknown, schema: JsonObject, type: string, depth: number): TypePhrase {
  if (!isJsonType(type)) return { kind: 'unknown', text: type };
  if (type === 'array') return listPhrase(root, schema, depth);
  if (type === 'object') return objectPhrase(root, schema, depth);
  return { kind: 'type', type };
}

function listPhrase(root: unknown, schema: JsonObject, depth: number): TypePhrase {
  const items = readMember(schema, 'items');
  const told = depth < deepest && (isJsonObject(items) || items === true);
  if (!told || hasMember(schema, 'prefixItems')) return { kind: 'list', of: null };
  return { kind: 'list', of: readTypePhrase(root, items, depth + 1) };
}

function objectPhrase(root: unknown, schema: JsonObject, depth: number): TypePhrase {
  const other = readMember(schema, 'additionalProperties');
  const properties = readMember(schema, 'properties');
  const isMap =
    depth < deepest &&
    isJsonObject(other) &&
    readKeys(other).length > 0 &&
    !(isJsonObject(properties) && readKeys(properties).length > 0);
  if (!isMap) return { kind: 'type', type: 'object' };
  return { kind: 'map', of: readTypePhrase(root, other, depth + 1) };
}

function referencePhrase(root: unknown, ref: string, depth: number): TypePhrase {
  const target = resolveReference(root, ref);
  if (target.kind !== 'found') return { kind: target.kind, ref };
  if (depth >= deepest) return { kind: 'named', name: target.name, of: null };
  const of = readTypePhrase(root, target.schema, depth + 1);
  const said = of.kind === 'type' && of.type === 'object';
  return { kind: 'named', name: target.name, of: said ? null : of };
}

function unionPhrase(root: unknown, union: Branches, depth: number): TypePhrase {
  const { branches, keyword, orNull } = union;
  const or = orNull ? [{ kind: 'type', type: 'null' } as const] : [];
  const shapes = { kind: 'shapes', of: keyword, count: branches.length } as const;
  if (depth >= deepest || (branches.length > 1 && keyword === 'allOf') || branches.length > 3) {
    return joined([shapes, ...or]);
  }
  const phrases = branches.map((branch) => readTypePhrase(root, branch, depth + 1));
  const tell = branches.length === 1 || phrases.every(isTelling);
  return joined([...(tell ? phrases : [shapes]), ...or]);
}

/** Whether a phrase says enough of a branch to stand for it: "object" or "any value" do not. */
function isTelling(phrase: TypePhrase): boolean {
  if (phrase.kind === 'list') return phrase.of !== null && isTelling(phrase.of);
  if (phrase.kind === 'type') return phrase.type !== 'object';
  return phrase.kind === 'named' || phrase.kind === 'values';
}

function typesOf(values: readonly unknown[]): TypePhrase {
  const found = new Set(values.slice(0, 1000).map(typeOfValue));
  return joined(Array.from(found, (type) => ({ kind: 'type', type }) as const));
}

function typeOfValue(value: unknown): JsonType {
  if (value === null) return 'null';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'string') return 'string';
  return isJsonObject(value) ? 'object' : 'array';
}

function joined(phrases: readonly TypePhrase[]): TypePhrase {
  const flat = phrases.flatMap((phrase) => (phrase.kind === 'or' ? phrase.of : [phrase]));
  const nulls = flat.filter(takesNull);
  // Said once: of several the last, and none beside values with null among them.
  const kept = nulls.some(({ kind }) => kind === 'values') ? null : nulls.at(-1);
  const once = flat.filter((one) => one === kept || one.kind !== 'type' || one.type !== 'null');
  return once.length === 1 && once[0] ? once[0] : { kind: 'or', of: once };
}

const takesNull = (phrase: TypePhrase) =>
  phrase.kind === 'values'
    ? phrase.values.includes(null)
    : phrase.kind === 'type' && phrase.type === 'null';
