import { isJsonObject, type JsonObject } from '../JsonObject.js';
import { readMember } from '../readMember.js';
import { readBranches, unionKeywords } from './branches.js';
import { resolveReference } from './resolveReference.js';

const mostLayers = 32;

/**
 * The schema objects that together describe one place: the node itself, what its `$ref` leads to,
 * and the only branch of a union, each of them again. The outermost comes first. Ends on its own in
 * references that go in a circle; objects are the server's own, by identity.
 */
export function readLayers(root: unknown, node: unknown): readonly JsonObject[] {
  const layers: JsonObject[] = [];
  const waiting: unknown[] = [node];
  while (waiting.length > 0 && layers.length < mostLayers) {
    const layer = waiting.shift();
    if (!isJsonObject(layer) || layers.includes(layer)) continue;
    layers.push(layer);
    const ref = readMember(layer, '$ref');
    if (typeof ref === 'string') {
      const target = resolveReference(root, ref);
      if (target.kind === 'found') waiting.push(target.schema);
    }
    for (const keyword of unionKeywords) {
      const union = readBranches(layer, keyword);
      if (union?.branches.length === 1) waiting.push(union.branches[0]);
    }
  }
  return layers;
}
