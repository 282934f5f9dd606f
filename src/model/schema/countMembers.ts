import { isJsonObject, type JsonObject } from '../JsonObject.js';
import { readKeys } from '../readKeys.js';
import { readMember } from '../readMember.js';
import { readLayers } from './readLayers.js';
import { readList } from './readList.js';
import { type OtherMembers, readOtherMembers } from './readOtherMembers.js';

/** What a closed section tells of a schema. */
export interface MemberCount {
  /** Different names that are declared or required. */
  readonly names: number;
  /** How many of them are required. */
  readonly required: number;
  /** What the schema takes beside them. */
  readonly others: OtherMembers;
}

/**
 * Counts the names at the root of a schema, as the opened schema lists them: those of what its
 * `$ref` leads to and of the only part of a union too. Nothing below a name is read. Tolerates any
 * value.
 */
export function countMembers(schema: JsonObject): MemberCount {
  const layers = readLayers(schema, schema);
  const required = new Set<unknown>();
  const names = new Set<unknown>();
  for (const layer of layers) {
    const properties = readMember(layer, 'properties');
    if (isJsonObject(properties)) for (const name of readKeys(properties)) names.add(name);
    for (const name of readList(readMember(layer, 'required')) ?? []) {
      if (typeof name === 'string') required.add(name);
    }
  }
  for (const name of required) names.add(name);
  return {
    names: names.size,
    required: required.size,
    others: readOtherMembers(schema, layers),
  };
}
