import type { JsonObject } from '../JsonObject.js';
import { readMember } from '../readMember.js';

/** How the schemas of a document say where they are; it depends on the dialect. */
export interface Addressing {
  readonly keyword: '$id' | 'id';
  /** Whether a schema with a reference says nothing else: so it is in the drafts up to 07. */
  readonly refAlone: boolean;
}

/** Reads the dialect that the root of a document names; one without is of 2020-12. */
export function readAddressing(root: JsonObject): Addressing {
  const dialect = readMember(root, '$schema');
  const draft = typeof dialect === 'string' ? (/draft-0([467])\//.exec(dialect)?.[1] ?? '') : '';
  return { keyword: draft === '4' ? 'id' : '$id', refAlone: draft !== '' };
}

/** The address that one schema states for itself, and the name after its `#`. */
export function readOwnAddress(
  schema: JsonObject,
  { keyword, refAlone }: Addressing,
): { readonly address: string; readonly anchor: string } {
  const id = readMember(schema, keyword);
  const none =
    typeof id !== 'string' || (refAlone && typeof readMember(schema, '$ref') === 'string');
  if (none) return { address: '', anchor: '' };
  const hash = id.indexOf('#');
  if (hash < 0) return { address: id, anchor: '' };
  const fragment = id.slice(hash + 1);
  return { address: id.slice(0, hash), anchor: fragment.startsWith('/') ? '' : fragment };
}
