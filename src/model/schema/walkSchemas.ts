import { isJsonObject } from '../JsonObject.js';
import { pointerStep } from '../json/pointerStep.js';
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

/** Knows its place by the one above it: of thousands, few are asked for their path. */
class Position implements SchemaPosition {
  readonly depth: number;

  constructor(
    readonly schema: unknown,
    readonly keyword: string | null,
    readonly name: string | null,
    readonly parent: Position | null,
    private readonly step: string | number | null,
    private readonly root: string,
  ) {
    this.depth = parent === null ? 0 : parent.depth + 1;
  }

  get path(): string {
    const steps: string[] = [];
    for (let at: Position | null = this; at !== null; at = at.parent) {
      if (at.step !== null) steps.push(pointerStep(String(at.step)));
      if (at.keyword !== null) steps.push(at.keyword);
    }
    return [this.root, ...steps.reverse()].join('/');
  }
}

/**
 * Every schema of a document, parents first, in the document's order: an object or a boolean where
 * a keyword of any dialect from draft-04 to 2020-12 holds a schema. References are not followed.
 * The document must be a tree of bounded depth, as {@link readJson} finds it.
 *
 * @param path JSON Pointer of the document's root
 * @param isKnown schemas to be left out, with what is in them
 */
export function walkSchemas(
  root: unknown,
  path: string,
  isKnown?: (schema: unknown) => boolean,
): readonly SchemaPosition[] {
  const positions: Position[] = [];
  visit(root, null, null, null, null);
  return positions;

  function visit(
    schema: unknown,
    keyword: string | null,
    name: string | null,
    parent: Position | null,
    step: string | number | null,
  ): void {
    const isObject = isJsonObject(schema);
    if ((!isObject && typeof schema !== 'boolean') || isKnown?.(schema)) return;
    const position = new Position(schema, keyword, name, parent, step, path);
    positions.push(position);
    if (!isObject) return;
    for (const key of readKeys(schema)) {
      const kind = holds.get(key);
      if (kind === undefined) continue;
      const value = readMember(schema, key);
      if (Array.isArray(value)) {
        if (kind === 'one' || kind === 'named') continue;
        for (const [index, one] of value.entries()) visit(one, key, null, position, index);
      } else if (kind !== 'named') {
        if (kind !== 'list') visit(value, key, null, position, null);
      } else if (isJsonObject(value)) {
        for (const named of readKeys(value)) {
          visit(readMember(value, named), key, named, position, named);
        }
      }
    }
  }
}
