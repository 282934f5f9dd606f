import type { JsonObject } from '../JsonObject.js';
import type { SchemaPosition } from './walkSchemas.js';

/** A schema that can refer to others, and be referred to. */
export interface SchemaPlace {
  readonly schema: JsonObject;
  readonly position: SchemaPosition;
  /** JSON Pointer that the position's own path goes on from: of thousands, few are asked for it. */
  readonly start: () => string;
  readonly resource: SchemaResource;
}

/** The part of a document that has one address: pointers and anchors are its own. */
export interface SchemaResource {
  readonly root: JsonObject;
  /** JSON Pointer of the root. */
  readonly path: () => string;
  /** Empty where none is stated; `null` where it cannot be told. */
  readonly address: string | null;
  readonly anchors: Map<string, JsonObject>;
}
