import type { Finding } from '../../model/intake/Finding.js';

/** What a finding is about, as far as a card has a place for it. */
export type FindingPlace =
  | 'name'
  | 'title'
  | 'description'
  | 'hints'
  | 'schema'
  | 'output'
  | 'icons'
  /** The tool as a whole, and whatever has no place of its own. */
  | 'tool';

const places = new Map<string, FindingPlace>([
  ['name', 'name'],
  ['title', 'title'],
  ['description', 'description'],
  ['annotations', 'hints'],
  ['inputSchema', 'schema'],
  ['outputSchema', 'output'],
  ['icons', 'icons'],
]);

/** Where a finding belongs, from its path. */
export function placeOf({ path }: Pick<Finding, 'path'>): FindingPlace {
  if (path === '/annotations/title') return 'title';
  return places.get(path.slice(1, 20).split('/')[0] ?? '') ?? 'tool';
}
