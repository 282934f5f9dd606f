import { hasMember } from '../hasMember.js';
import type { JsonObject } from '../JsonObject.js';
import { readKeys } from '../readKeys.js';
import { readMember } from '../readMember.js';
import { hasVisibleText } from '../text/hasVisibleText.js';
import { type PhraseParts, phraseParts } from './phraseParts.js';
import { readChildren } from './readChildren.js';
import { readLayers } from './readLayers.js';
import { readList } from './readList.js';
import { readRules } from './readRules.js';
import { readTypePhrase } from './readTypePhrase.js';
import { resolveReference } from './resolveReference.js';
import type { SchemaChildren } from './SchemaChildren.js';
import type { SchemaRule } from './SchemaRule.js';
import type { TypePhrase } from './TypePhrase.js';

/** One place of a schema, ready to be shown. Every keyword in it is told, or is among `others`. */
export interface SchemaNode {
  readonly phrase: TypePhrase;
  /** Titles that differ, outermost first: a definition can have its own beside the one of its use. */
  readonly titles: readonly string[];
  /** Descriptions that differ, outermost first. */
  readonly descriptions: readonly string[];
  /** The allowed values that the type phrase does not give. */
  readonly values: readonly unknown[];
  /** The default, wrapped: it may be `null`, and it may be any value. */
  readonly defaultValue: { readonly value: unknown } | null;
  readonly rules: readonly SchemaRule[];
  /** Keywords that are told nowhere, each once. */
  readonly others: readonly string[];
  /** The schema objects that hold those, as they came. */
  readonly untold: readonly JsonObject[];
  readonly children: SchemaChildren;
}

/**
 * Reads one place of a schema for a person: the node, together with what its `$ref` leads to and
 * the only branch of a union. `root` is the whole document that references point into. Reads one
 * level, whatever lies below; any value is accepted, and nothing is thrown, copied or fetched.
 */
export function readSchemaNode(root: unknown, node: unknown): SchemaNode {
  const layers = readLayers(root, node);
  const told = new Map(layers.map((layer) => [layer, new Set<string>()]));
  const phrase = readTypePhrase(root, node);
  const parts = phraseParts(phrase);
  const children = readChildren(layers, told, parts);
  const rules: SchemaRule[] = [];
  for (const [layer, keywords] of told) {
    rules.push(...readRules(layer, keywords));
    noteType(root, layer, keywords, parts, layer === node);
  }
  const titles = readTexts('title', told);
  const descriptions = readTexts('description', told);
  const values = readValues(told, parts);
  const defaultValue = readDefault(told);
  const rest = layers.map((layer) => ({
    layer,
    keywords: readKeys(layer).filter((key) => !told.get(layer)?.has(key) && isSent(layer, key)),
  }));
  return {
    phrase,
    titles,
    descriptions,
    values,
    defaultValue,
    rules,
    others: Array.from(new Set(rest.flatMap(({ keywords }) => keywords))),
    untold: rest.filter(({ keywords }) => keywords.length > 0).map(({ layer }) => layer),
    children,
  };
}

/** A member that is `undefined`, as an in-process server can have, is absent in JSON. */
function isSent(layer: JsonObject, key: string): boolean {
  try {
    return layer[key] !== undefined;
  } catch {
    return true;
  }
}

type Told = ReadonlyMap<JsonObject, Set<string>>;

function noteType(
  root: unknown,
  layer: JsonObject,
  told: Set<string>,
  parts: PhraseParts,
  outermost: boolean,
) {
  const ref = readMember(layer, '$ref');
  if (typeof ref === 'string') {
    const target = resolveReference(root, ref);
    if (parts.has(`ref:${target.kind === 'found' ? target.name : ref}`)) told.add('$ref');
  }
  const type = readMember(layer, 'type');
  const names: readonly unknown[] = readList(type) ?? [type];
  const valued = hasMember(layer, 'enum') || hasMember(layer, 'const');
  const isTold = (name: unknown) =>
    typeof name === 'string' && (parts.has(name) || (outermost && valued));
  if (names.length > 0 && names.length <= 8 && names.every(isTold)) told.add('type');
}

function readTexts(keyword: 'title' | 'description', told: Told): readonly string[] {
  const texts: string[] = [];
  for (const [layer, keywords] of told) {
    const text = readMember(layer, keyword);
    if (typeof text !== 'string' || !hasVisibleText(text)) continue;
    keywords.add(keyword);
    if (!texts.includes(text)) texts.push(text);
  }
  return texts;
}

function readValues(told: Told, parts: PhraseParts): readonly unknown[] {
  let values: readonly unknown[] = [];
  for (const [layer, keywords] of told) {
    for (const keyword of ['const', 'enum']) {
      if (!hasMember(layer, keyword)) continue;
      const given = readMember(layer, keyword);
      const list = keyword === 'const' ? [given] : readList(given);
      if (list === null || list.length === 0) continue;
      const said = parts.hasValues(list);
      if (!said && values.length > 0) continue;
      if (!said) values = list;
      keywords.add(keyword);
    }
  }
  return values;
}

function readDefault(told: Told): SchemaNode['defaultValue'] {
  for (const [layer, keywords] of told) {
    if (!hasMember(layer, 'default')) continue;
    keywords.add('default');
    return { value: readMember(layer, 'default') };
  }
  return null;
}
