import { isJsonObject, type JsonObject } from '../JsonObject.js';
import { readKeys } from '../readKeys.js';
import { readMember } from '../readMember.js';
import { unionKeywords } from './branches.js';
import { readList } from './readList.js';
import { resolveReference } from './resolveReference.js';

/**
 * What a schema takes beside the names that it declares or requires. `byRule`: a keyword may name
 * others. `unknown`: there is a keyword that is not understood here.
 */
export type OtherMembers = 'none' | 'any' | 'byRule' | 'unknown';

/** What a keyword says about further names. */
type Says = 'nothing' | 'no others' | 'others' | 'unknown';

/** Keywords that say nothing about names, whatever their value is. */
const beside = [
  '$schema',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'minProperties',
];

const rules = [
  'if',
  'then',
  'else',
  'dependencies',
  'dependentRequired',
  'dependentSchemas',
  'patternProperties',
  'propertyNames',
  'enum',
  'const',
];

/** Reads the keywords at the root of a schema, on each object that it consists of; none of their contents. */
export function readOtherMembers(root: JsonObject, layers: readonly JsonObject[]): OtherMembers {
  const said = new Set<Says>();
  for (const layer of layers) {
    for (const keyword of readKeys(layer)) {
      const value = readMember(layer, keyword);
      if (value === undefined || beside.includes(keyword)) continue;
      if (rules.includes(keyword)) said.add(saidByRule(value));
      else if (unionKeywords.some((one) => one === keyword)) said.add(saidByUnion(value, layers));
      else said.add(saidByKeyword(keyword, value, root));
    }
  }
  if (said.has('others')) return 'byRule';
  if (said.has('no others')) return 'none';
  return said.has('unknown') ? 'unknown' : 'any';
}

function saidByKeyword(keyword: string, value: unknown, root: JsonObject): Says {
  switch (keyword) {
    case 'type':
      return value === 'object' || readList(value)?.includes('object') ? 'nothing' : 'unknown';
    case 'properties':
      return isJsonObject(value) ? 'nothing' : 'unknown';
    case 'required':
      return saidByRequired(value);
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return value === false ? 'no others' : saidByRule(value);
    case 'maxProperties':
      return value === 0 ? 'no others' : 'nothing';
    case '$ref':
      if (typeof value !== 'string') return 'unknown';
      return resolveReference(root, value).kind === 'found' ? 'nothing' : 'others';
    case '$dynamicRef':
    case '$recursiveRef':
      return 'others';
    default:
      return 'unknown';
  }
}

/** A list that cannot be read, or has more than a million entries, may hold any names. */
function saidByRequired(value: unknown): Says {
  const names = readList(value);
  if (names === null) {
    return typeof value === 'object' && value !== null && !isJsonObject(value)
      ? 'others'
      : 'unknown';
  }
  return names.every((name) => typeof name === 'string') ? 'nothing' : 'unknown';
}

/** A rule that is empty, or always fulfilled, says nothing. */
function saidByRule(value: unknown): Says {
  if (value === true) return 'nothing';
  const length = isJsonObject(value) ? readKeys(value).length : readList(value)?.length;
  if (length === undefined) return 'unknown';
  return length === 0 ? 'nothing' : 'others';
}

/** A branch that is one of the layers has been read with them. */
function saidByUnion(value: unknown, layers: readonly unknown[]): Says {
  const branches = readList(value);
  if (branches === null) return 'unknown';
  return branches.every((branch) => layers.includes(branch)) ? 'nothing' : 'others';
}
