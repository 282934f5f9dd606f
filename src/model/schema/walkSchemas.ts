import { isJsonObject } from '../JsonObject.js';
import { pointerStep } from '../json/pointerStep.js';
import { eachSubschema } from './eachSubschema.js';

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

/** Knows its place by the one above it: of thousands, few are asked for their path. */
class Position implements SchemaPosition {
  readonly depth: number;

  constructor(
    readonly schema: unknown,
    readonly keyword: string | null,
    readonly parent: Position | null,
    private readonly step: string | number | null,
    private readonly root: string,
  ) {
    this.depth = parent === null ? 0 : parent.depth + 1;
  }

  get name(): string | null {
    return typeof this.step === 'string' ? this.step : null;
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
  visit(root, null, null, null);
  return positions;

  function visit(
    schema: unknown,
    keyword: string | null,
    parent: Position | null,
    step: string | number | null,
  ): void {
    const isObject = isJsonObject(schema);
    if ((!isObject && typeof schema !== 'boolean') || isKnown?.(schema)) return;
    const position = new Position(schema, keyword, parent, step, path);
    positions.push(position);
    if (!isObject) return;
    eachSubschema(schema, (value, key, below) => visit(value, key, position, below));
  }
}
