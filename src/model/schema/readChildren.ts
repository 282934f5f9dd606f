import { isJsonObject, type JsonObject } from '../JsonObject.js';
import { readKeys } from '../readKeys.js';
import { readMember } from '../readMember.js';
import { readBranches, unionKeywords } from './branches.js';
import { hasSaid, type PhraseParts } from './phraseParts.js';
import { readList } from './readList.js';
import { readNames } from './readNames.js';
import type { SchemaChild, SchemaChildren } from './SchemaChildren.js';

interface Group {
  readonly count: number;
  readonly at: (index: number) => SchemaChild;
  readonly keyAt: (index: number) => string;
}

/**
 * What lies below the layers of one place. Names are listed, nothing below them is read. What the
 * type phrase says already (`list of string`) has no child. Keywords told are put into the layer's
 * set in `told`.
 */
export function readChildren(
  layers: readonly JsonObject[],
  told: ReadonlyMap<JsonObject, Set<string>>,
  phrase: PhraseParts,
): SchemaChildren {
  const { names, required, schemaOf } = readNames(layers, told);
  const undeclared = Array.from(required).filter((name) => !names.has(name));
  const groups: Group[] = [
    groupOf(Array.from(names), (name) => ({
      kind: 'property',
      name,
      required: required.has(name),
      schema: schemaOf(name),
    })),
    groupOf(undeclared, (name) => ({ kind: 'undeclared', name })),
  ];
  layers.forEach((layer, depth) => {
    groups.push(...otherGroups(layer, told.get(layer) ?? new Set(), depth, phrase, layers));
  });
  const find = (index: number) => {
    let rest = index;
    for (const group of groups) {
      if (rest < group.count) return { group, rest };
      rest -= group.count;
    }
    throw new RangeError(`A schema has no child ${index}: read \`count\` first.`);
  };
  return {
    count: groups.reduce((sum, group) => sum + group.count, 0),
    names: names.size + undeclared.length,
    required: required.size,
    declares: (name) => names.has(name),
    at: (index) => {
      const { group, rest } = find(index);
      return group.at(rest);
    },
    keyAt: (index) => {
      const { group, rest } = find(index);
      return group.keyAt(rest);
    },
  };
}

/** What is not a name: items, other names, branches. Deeper layers are not told by the phrase. */
function otherGroups(
  layer: JsonObject,
  told: Set<string>,
  depth: number,
  whole: PhraseParts,
  layers: readonly unknown[],
): readonly Group[] {
  const groups: Group[] = [];
  const phrase = depth > 1 ? null : whole;
  const list = <T>(keyword: string, of: readonly T[], child: (one: T, at: number) => SchemaChild) =>
    groups.push(groupOf(of, child, (index) => `${keyword}.${depth}.${index}`));
  const single = (keyword: string, child: SchemaChild, said: boolean) => {
    told.add(keyword);
    if (!said) list(keyword, [child], (one) => one);
  };
  for (const key of ['prefixItems', 'items']) {
    const listed = readList(readMember(layer, key));
    if (listed === null || listed.length === 0) continue;
    told.add(key);
    list(key, listed, (schema, index) => ({ kind: 'position', index, schema }));
  }
  const items = readMember(layer, 'items');
  if (isJsonObject(items) || items === true) {
    const further = told.has('prefixItems');
    const said = phrase?.has('list-of') === true && hasSaid(phrase, items) && !further;
    single('items', { kind: further ? 'furtherItem' : 'item', schema: items }, said);
  }
  const others = readMember(layer, 'additionalProperties');
  if (isJsonObject(others) && readKeys(others).length > 0) {
    const said = phrase?.has('map') === true && hasSaid(phrase, others);
    single('additionalProperties', { kind: 'otherName', schema: others }, said);
  }
  for (const keyword of unionKeywords) {
    const union = readBranches(layer, keyword);
    if (union === null) continue;
    if (!union.orNull || phrase?.has('null') === true) told.add(keyword);
    const count = union.branches.length;
    const inlined = count === 1 && layers.includes(union.branches[0]);
    const said =
      phrase?.has('union') === true && union.branches.every((one) => hasSaid(phrase, one));
    if (inlined || said) continue;
    list(keyword, union.branches, (schema, index) => ({
      kind: 'branch',
      of: keyword,
      index,
      count,
      schema,
    }));
  }
  return groups;
}

const groupOf = <T>(
  list: readonly T[],
  child: (one: T, index: number) => SchemaChild,
  key: (index: number) => string = (index) => JSON.stringify(list[index]),
): Group => ({
  count: list.length,
  at: (index) => child(list[index] as T, index),
  keyAt: key,
});
