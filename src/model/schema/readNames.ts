import { hasMember } from '../hasMember.js';
import { isJsonObject, type JsonObject } from '../JsonObject.js';
import { writeJson } from '../json/writeJson.js';
import { readKeys } from '../readKeys.js';
import { readMember } from '../readMember.js';
import { readList } from './readList.js';

/** The names that the layers of one place speak of. */
export interface SchemaNames {
  /** The described ones, each once, in the order sent. */
  readonly names: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  /** What a name takes. Several layers that describe it differently give one schema with `allOf`. */
  readonly schemaOf: (name: string) => unknown;
}

/** Reads `properties` and `required` of all layers, and puts them into the layer's set in `told`. */
export function readNames(
  layers: readonly JsonObject[],
  told: ReadonlyMap<JsonObject, Set<string>>,
): SchemaNames {
  const names = new Set<string>();
  const required = new Set<string>();
  const described: JsonObject[] = [];
  for (const layer of layers) {
    const listed = readList(readMember(layer, 'required'));
    if (listed?.every((name) => typeof name === 'string')) {
      for (const name of listed) required.add(name);
      told.get(layer)?.add('required');
    }
    const properties = readMember(layer, 'properties');
    if (!isJsonObject(properties)) continue;
    told.get(layer)?.add('properties');
    described.push(properties);
    for (const name of readKeys(properties)) names.add(name);
  }
  const merged = new Map<string, unknown>();
  const schemaOf = (name: string) => {
    if (merged.has(name)) return merged.get(name);
    const schemas = described
      .filter((properties) => hasMember(properties, name))
      .map((properties) => readMember(properties, name));
    const differing = schemas.filter((one, index) => index === firstEqual(schemas, one));
    const schema = differing.length > 1 ? { allOf: differing } : differing[0];
    if (schemas.length > 1) merged.set(name, schema);
    return schema;
  };
  return { names, required, schemaOf };
}

/** A schema too long to compare is equal to none but itself. */
function firstEqual(schemas: readonly unknown[], schema: unknown): number {
  if (schemas.length === 1) return 0;
  const { text, complete } = writeJson(schema, { indent: 0, limit: 2000 });
  return schemas.findIndex((other) => {
    if (other === schema) return true;
    if (!complete) return false;
    const written = writeJson(other, { indent: 0, limit: 2000 });
    return written.complete && written.text === text;
  });
}
