import { isJsonObject, type JsonObject } from '../JsonObject.js';
import type { SchemaReference } from './readReferences.js';
import { schemasInPlace } from './schemasInPlace.js';

/** A schema on the way, and how it was come to. */
interface Step {
  readonly schema: JsonObject;
  /** `null` where it stands in the schema before it. */
  readonly by: SchemaReference | null;
  readonly next: Iterator<readonly [JsonObject, SchemaReference | null]>;
}

/**
 * Loops that no value can be read through: a schema that comes back to itself by references and by
 * schemas about the same value, without ever going on to a part of the value. Gives the reference
 * that closes each; of several ways back to one schema, the first. Each schema is passed once, and
 * chains may be of any length.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core, section 9.4.1
 */
export function findLoops(references: readonly SchemaReference[]): readonly SchemaReference[] {
  const from = new Map<JsonObject, SchemaReference[]>();
  for (const reference of references) {
    if (reference.target.kind !== 'found') continue;
    const others = from.get(reference.holder);
    if (others) others.push(reference);
    else from.set(reference.holder, [reference]);
  }
  const loops: SchemaReference[] = [];
  const told = new Set<JsonObject>();
  /** Whether a schema is still on the way, or all that follows it is known. */
  const onTheWay = new Map<JsonObject, boolean>();
  for (const schema of from.keys()) {
    if (!onTheWay.has(schema)) walk(schema);
  }
  return loops;

  function walk(first: JsonObject): void {
    const way: Step[] = [];
    const enter = (schema: JsonObject, by: SchemaReference | null) => {
      onTheWay.set(schema, true);
      way.push({ schema, by, next: ways(schema) });
    };
    enter(first, null);
    for (let step = way.at(-1); step !== undefined; step = way.at(-1)) {
      const next = step.next.next();
      if (next.done) {
        onTheWay.set(step.schema, false);
        way.pop();
        continue;
      }
      const [schema, by] = next.value;
      const isOnTheWay = onTheWay.get(schema);
      if (isOnTheWay === undefined) enter(schema, by);
      else if (isOnTheWay && !told.has(schema)) {
        told.add(schema);
        const closing = by ?? way.findLast((one) => one.by !== null)?.by;
        if (closing) loops.push(closing);
      }
    }
  }

  function* ways(schema: JsonObject): Generator<readonly [JsonObject, SchemaReference | null]> {
    for (const reference of from.get(schema) ?? []) {
      const { target } = reference;
      if (target.kind === 'found' && isJsonObject(target.schema)) yield [target.schema, reference];
    }
    for (const inPlace of schemasInPlace(schema)) yield [inPlace, null];
  }
}
