import { isJsonObject } from '../JsonObject.js';
import { pointerStep } from '../json/readJson.js';
import { readKeys } from '../readKeys.js';
import { readMember } from '../readMember.js';

/** A place in a JSON Schema document where a schema stands, as opposed to data such as a default. */
export interface SchemaPosition {
  /** JSON Pointer from the outermost value that was given a path. */
  readonly path: string;
  /** An object or a boolean. */
  readonly schema: unknown;
  /** The keyword the position stands under; `null` for the root. */
  readonly keyword: string | null;
  /** Its name under that keyword, such as a parameter's under `properties`; else `null`. */
  readonly name: string | null;
  readonly parent: SchemaPosition | null;
  /** Schemas above it. */
  readonly depth: number;
}

/** What the keywords hold: one schema, a list of them, or schemas by name; some hold either. */
const holds = new Map<string, 'one' | 'list' | 'either' | 'named'>([
  ['additionalItems', 'one'],
  ['additionalProperties', 'one'],
  ['contains', 'one'],
  ['contentSchema', 'one'],
  ['else', 'one'],
  ['if', 'one'],
  ['not', 'one'],
  ['propertyNames', 'one'],
  ['then', 'one'],
  ['unevaluatedItems', 'one'],
  ['unevaluatedProperties', 'one'],
  ['items', 'either'],
  ['allOf', 'list'],
  ['anyOf', 'list'],
  ['oneOf', 'list'],
  ['prefixItems', 'list'],
  ['$defs', 'named'],
  ['definitions', 'named'],
  ['dependencies', 'named'],
  ['dependentSchemas', 'named'],
  ['patternProperties', 'named'],
  ['properties', 'named'],
]);

/**
 * Every schema of a document, parents first, in the document's order: an object or a boolean where
 * a keyword of any dialect from draft-04 to 2020-12 holds a schema. References are not followed.
 * The document must be a tree of bounded depth, as {@link readJson} finds it.
 */
export function walkSchemas(root: unknown, path: string): readonly SchemaPosition[] {
  const positions: SchemaPosition[] = [];
  visit(root, path, null, null, null, positions);
  return positions;
}

function visit(
  schema: unknown,
  path: string,
  keyword: string | null,
  name: string | null,
  parent: SchemaPosition | null,
  positions: SchemaPosition[],
): void {
  const isObject = isJsonObject(schema);
  if (!isObject && typeof schema !== 'boolean') return;
  const depth = parent === null ? 0 : parent.depth + 1;
  const position: SchemaPosition = { path, schema, keyword, name, parent, depth };
  positions.push(position);
  if (!isObject) return;
  for (const key of readKeys(schema)) {
    const kind = holds.get(key);
    if (kind === undefined) continue;
    const value = readMember(schema, key);
    const below = `${path}/${key}`;
    if (Array.isArray(value)) {
      if (kind === 'one' || kind === 'named') continue;
      for (const [index, one] of value.entries()) {
        visit(one, `${below}/${index}`, key, null, position, positions);
      }
    } else if (kind !== 'named') {
      if (kind !== 'list') visit(value, below, key, null, position, positions);
    } else if (isJsonObject(value)) {
      for (const named of readKeys(value)) {
        const step = `${below}/${pointerStep(named)}`;
        visit(readMember(value, named), step, key, named, position, positions);
      }
    }
  }
}
