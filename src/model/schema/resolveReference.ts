import { readMember } from '../readMember.js';
import { percentDecoded } from './percentDecoded.js';

/**
 * Where a `$ref` leads: only to places in the document at hand. The name is that of the definition,
 * the pointer itself where that ends in a number, and empty for the whole document.
 */
export type Reference =
  | { readonly kind: 'found'; readonly name: string; readonly schema: unknown }
  | { readonly kind: 'missing' }
  /** An anchor or an address, which is not looked up: it may be of this document, or of another. */
  | { readonly kind: 'elsewhere' };

/**
 * Follows one `$ref` by JSON Pointer within the document `root`: own members only, with `~0`, `~1`
 * and percent escapes. Nothing is fetched, copied or followed further.
 *
 * @see RFC 6901; MCP specification 2026-07-28 forbids dereferencing network URIs
 */
export function resolveReference(root: unknown, ref: string): Reference {
  if (!ref.startsWith('#')) return { kind: 'elsewhere' };
  const pointer = percentDecoded(ref.slice(1));
  if (pointer === '') return { kind: 'found', name: '', schema: root };
  if (!pointer.startsWith('/')) return { kind: 'elsewhere' };
  let place: unknown = root;
  let name = '';
  for (const step of pointer.slice(1).split('/')) {
    name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    place = typeof place === 'object' && place !== null ? readMember(place, name) : undefined;
    if (place === undefined) return { kind: 'missing' };
  }
  return { kind: 'found', name: /^\d*$/.test(name) ? ref : name, schema: place };
}
