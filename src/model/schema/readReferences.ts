import { isJsonObject, type JsonObject } from '../JsonObject.js';
import { readMember } from '../readMember.js';
import { SchemaIndex, type SchemaTarget } from './SchemaIndex.js';
import type { SchemaPlace } from './SchemaPlace.js';
import type { SchemaPosition } from './walkSchemas.js';

const keywords = ['$ref', '$dynamicRef', '$recursiveRef'] as const;

/** One reference of a schema, and where it leads without regard to what refers to that schema. */
export class SchemaReference {
  constructor(
    private readonly place: SchemaPlace,
    readonly keyword: (typeof keywords)[number],
    /** As the server wrote it. */
    readonly ref: string,
    readonly target: SchemaTarget,
  ) {}

  get holder(): JsonObject {
    return this.place.schema;
  }

  /** JSON Pointer to the keyword. */
  get path(): string {
    return `${this.place.start()}${this.place.position.path}/${this.keyword}`;
  }
}

/**
 * Every reference of a document, also those in schemas that only a reference leads to. Linear in the
 * size of the document: each is followed by one step.
 *
 * @param positions of the whole document, as `walkSchemas` gives them
 */
export function readReferences(positions: readonly SchemaPosition[]): readonly SchemaReference[] {
  const root = positions[0]?.schema;
  if (!isJsonObject(root)) return [];
  const index = new SchemaIndex(root, positions);
  const references: SchemaReference[] = [];
  // Following a reference can bring places to the end.
  for (const place of index.places) {
    for (const keyword of keywords) {
      const ref = readMember(place.schema, keyword);
      if (typeof ref !== 'string') continue;
      references.push(new SchemaReference(place, keyword, ref, index.find(place, ref)));
    }
  }
  return references;
}
