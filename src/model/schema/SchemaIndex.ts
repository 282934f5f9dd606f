import { isJsonObject, type JsonObject } from '../JsonObject.js';
import { readMember } from '../readMember.js';
import { followPointer } from './followPointer.js';
import { percentDecoded } from './percentDecoded.js';
import { type Addressing, readAddressing, readOwnAddress } from './readAddressing.js';
import { resolveAddress } from './resolveAddress.js';
import type { SchemaPlace, SchemaResource } from './SchemaPlace.js';
import { type SchemaPosition, walkSchemas } from './walkSchemas.js';

/** Where a reference leads. */
export type SchemaTarget =
  | { readonly kind: 'found'; readonly schema: unknown }
  /** Its place would be in the document, and there is no schema. */
  | { readonly kind: 'missing' }
  /** In another document. */
  | { readonly kind: 'elsewhere' };

const missing: SchemaTarget = { kind: 'missing' };
const elsewhere: SchemaTarget = { kind: 'elsewhere' };

/**
 * Finds the schemas of one document by pointer, anchor and address. Linear in the size of the
 * document; nothing is fetched. A schema that stands where no keyword holds one is found by the
 * reference that leads to it, and is one of the `places` from then on.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core, section 8.2 and 9
 */
export class SchemaIndex {
  readonly places: SchemaPlace[] = [];
  private readonly known = new Map<unknown, SchemaPlace>();
  private readonly resources = new Map<string, SchemaResource>();
  private readonly addressing: Addressing;

  /** @param positions of the whole document, as `walkSchemas` gives them */
  constructor(root: JsonObject, positions: readonly SchemaPosition[]) {
    this.addressing = readAddressing(root);
    const path = () => positions[0]?.path ?? '';
    this.add(positions, () => '', { root, path, address: '', anchors: new Map() });
  }

  /** Looks up a `$ref` of a schema; what it leads to is among the places after that. */
  find({ resource: from }: SchemaPlace, ref: string): SchemaTarget {
    const hash = ref.indexOf('#');
    const address = hash < 0 ? ref : ref.slice(0, hash);
    const fragment = hash < 0 ? '' : percentDecoded(ref.slice(hash + 1));
    const resource = address === '' ? from : this.resourceAt(from, address);
    if (resource === undefined) return elsewhere;
    if (fragment === '') return { kind: 'found', schema: resource.root };
    if (fragment.startsWith('/')) return this.findByPointer(resource, fragment);
    const schema = resource.anchors.get(fragment);
    return schema === undefined ? missing : { kind: 'found', schema };
  }

  private resourceAt(from: SchemaResource, ref: string): SchemaResource | undefined {
    const address = resolveAddress(from.address, ref);
    return address === null ? undefined : this.resources.get(address);
  }

  private findByPointer(resource: SchemaResource, pointer: string): SchemaTarget {
    const found = followPointer(resource.root, pointer, (value) => this.known.has(value));
    if (found === null) return missing;
    const { schema, nearest } = found;
    if (isJsonObject(schema) && !this.known.has(schema)) {
      const positions = walkSchemas(schema, '', (value) => this.known.has(value));
      const start = () => resource.path() + pointer;
      this.add(positions, start, this.known.get(nearest)?.resource ?? resource);
    }
    return { kind: 'found', schema };
  }

  private add(
    positions: readonly SchemaPosition[],
    start: () => string,
    outermost: SchemaResource,
  ): void {
    for (const position of positions) {
      const { schema, parent } = position;
      if (!isJsonObject(schema) || this.known.has(schema)) continue;
      const around = this.known.get(parent?.schema)?.resource ?? outermost;
      const path = () => start() + position.path;
      const resource = this.register(schema, path, around);
      const place = { schema, position, start, resource };
      this.places.push(place);
      this.known.set(schema, place);
    }
  }

  /** The resource that a schema belongs to: the one around it, or its own. */
  private register(schema: JsonObject, path: () => string, around: SchemaResource): SchemaResource {
    const own = readOwnAddress(schema, this.addressing);
    const address =
      own.address === '' ? around.address : resolveAddress(around.address, own.address);
    let resource = around;
    if (own.address !== '' && (address === null || address !== around.address)) {
      resource = { root: schema, path, address, anchors: new Map() };
      if (address !== null && !this.resources.has(address)) this.resources.set(address, resource);
    }
    const anchors = [
      own.anchor,
      readMember(schema, '$anchor'),
      readMember(schema, '$dynamicAnchor'),
    ];
    for (const name of anchors) {
      if (typeof name !== 'string' || name === '' || resource.anchors.has(name)) continue;
      resource.anchors.set(name, schema);
    }
    return resource;
  }
}
