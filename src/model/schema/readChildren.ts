import { isJsonObject, type JsonObject } from '../JsonObject.js';
import { readMember } from '../readMember.js';
import { readBranches, unionKeywords } from './branches.js';
import { hasSaid, type PhraseParts } from './phraseParts.js';
import type { SchemaChild, SchemaChildren } from './SchemaChildren.js';

interface Group {
  readonly count: number;
  readonly at: (index: number) => SchemaChild;
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
  const required = new Set<string>();
  const declared = layers.map((layer) => {
    const names = readMember(layer, 'required');
    if (Array.isArray(names) && names.every((name) => typeof name === 'string')) {
      for (const name of names) required.add(name);
      told.get(layer)?.add('required');
    }
    const properties = readMember(layer, 'properties');
    if (!isJsonObject(properties)) return null;
    told.get(layer)?.add('properties');
    return { properties, names: Object.keys(properties) };
  });
  const groups: Group[] = [];
  for (const each of declared) {
    if (each === null) continue;
    groups.push(
      groupOf(each.names, (name) => ({
        kind: 'property',
        name,
        required: required.has(name),
        schema: readMember(each.properties, name),
      })),
    );
  }
  const undeclared = Array.from(required).filter((name) =>
    declared.every((each) => each === null || !Object.hasOwn(each.properties, name)),
  );
  groups.push(groupOf(undeclared, (name) => ({ kind: 'undeclared', name })));
  const names = groups.reduce((sum, group) => sum + group.count, 0);
  layers.forEach((layer, depth) => {
    groups.push(
      ...otherGroups(layer, told.get(layer) ?? new Set(), depth > 1 ? null : phrase, layers),
    );
  });
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return { count, names, required: required.size, at: (index) => childAt(groups, index) };
}

/** What is not a name: items, other names, branches. `phrase` is `null` where it cannot tell them. */
function otherGroups(
  layer: JsonObject,
  told: Set<string>,
  phrase: PhraseParts | null,
  layers: readonly unknown[],
): readonly Group[] {
  const groups: Group[] = [];
  const single = (key: string, child: SchemaChild, said: boolean) => {
    told.add(key);
    if (!said) groups.push(groupOf([child], (one) => one));
  };
  for (const key of ['prefixItems', 'items']) {
    const listed = readMember(layer, key);
    if (!Array.isArray(listed) || listed.length === 0) continue;
    told.add(key);
    groups.push(groupOf(listed, (schema, index) => ({ kind: 'position', index, schema }) as const));
  }
  const items = readMember(layer, 'items');
  if (isJsonObject(items) || items === true) {
    const said =
      phrase?.has('list-of') === true && hasSaid(phrase, items) && !told.has('prefixItems');
    single('items', { kind: 'item', schema: items }, said);
  }
  const others = readMember(layer, 'additionalProperties');
  if (isJsonObject(others) && Object.keys(others).length > 0) {
    const said = phrase?.has('map') === true && hasSaid(phrase, others);
    single('additionalProperties', { kind: 'otherName', schema: others }, said);
  }
  for (const keyword of unionKeywords) {
    const union = readBranches(layer, keyword);
    if (union === null) continue;
    if (!union.orNull || phrase?.has('null') === true) told.add(keyword);
    const inlined = union.branches.length === 1 && layers.includes(union.branches[0]);
    const said =
      phrase?.has('union') === true && union.branches.every((one) => hasSaid(phrase, one));
    if (inlined || said) continue;
    groups.push(
      groupOf(union.branches, (schema, index) => ({ kind: 'branch', of: keyword, index, schema })),
    );
  }
  return groups;
}

const groupOf = <T>(list: readonly T[], child: (one: T, index: number) => SchemaChild): Group => ({
  count: list.length,
  at: (index) => child(list[index] as T, index),
});

function childAt(groups: readonly Group[], index: number): SchemaChild {
  let rest = index;
  for (const group of groups) {
    if (rest < group.count) return group.at(rest);
    rest -= group.count;
  }
  throw new RangeError(`A schema has no child ${index}: read \`count\` first.`);
}
