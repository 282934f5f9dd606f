import { isJsonObject } from '../model/JsonObject.js';
import { shareDefinitions } from './shareDefinitions.js';
import type { CachedTools } from './ToolListing.js';

/**
 * The `structuralSharing` of the tools query, which react-query calls for what was fetched and
 * again for what was selected from it. Its own would copy changed definitions, lose a member named
 * `__proto__`, and match tools by their index.
 */
export function keepIdentities(before: unknown, after: unknown): unknown {
  if (isCached(before) && isCached(after)) {
    const definitions = shareDefinitions(before.definitions, after.definitions);
    const same =
      definitions === before.definitions &&
      before.incomplete === after.incomplete &&
      before.fidelity === after.fidelity &&
      before.progress?.pages === after.progress?.pages &&
      before.progress?.tools === after.progress?.tools;
    return same ? before : { ...after, definitions };
  }
  return isSameArray(before, after) ? before : after;
}

const isCached = (value: unknown): value is CachedTools =>
  isJsonObject(value) && Array.isArray(value.definitions);

/** For a host's own `select`: a list of the same items is the same list. */
const isSameArray = (before: unknown, after: unknown) =>
  Array.isArray(before) &&
  Array.isArray(after) &&
  before.length === after.length &&
  before.every((item, index) => Object.is(item, after[index]));
