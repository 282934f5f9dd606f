import { isJsonObject, type JsonObject } from '../JsonObject.js';
import { readKeys } from '../readKeys.js';
import { readMember } from '../readMember.js';
import { readList } from './readList.js';

/** The keywords that list alternatives or parts. */
export const unionKeywords = ['anyOf', 'oneOf', 'allOf'] as const;

/** One of {@link unionKeywords}. */
export type UnionKeyword = (typeof unionKeywords)[number];

/** What a node lists under a union keyword. */
export interface Branches {
  readonly keyword: UnionKeyword;
  /** Without the plain `null` among them. */
  readonly branches: readonly unknown[];
  readonly orNull: boolean;
}

/** The branches under one keyword, or `null` where it is absent, empty or not a list. */
export function readBranches(node: JsonObject, keyword: UnionKeyword): Branches | null {
  const listed = readList(readMember(node, keyword));
  if (listed === null || listed.length === 0) return null;
  if (keyword === 'allOf') return { keyword, branches: listed, orNull: false };
  const branches = listed.filter((branch) => !isPlainNull(branch));
  // `anyOf: [null]` says no more than null itself, and stays as it is.
  if (branches.length === 0) return { keyword, branches: listed, orNull: false };
  return { keyword, branches, orNull: branches.length < listed.length };
}

/** `null` and nothing else: with a title or a description it is a branch that has something to say. */
function isPlainNull(branch: unknown): boolean {
  if (!isJsonObject(branch)) return false;
  const keys = readKeys(branch);
  const [key] = keys;
  if (keys.length !== 1 || key === undefined) return false;
  const value = readMember(branch, key);
  if (key === 'type') return value === 'null';
  if (key === 'const') return value === null;
  const values = key === 'enum' ? readList(value) : null;
  return values?.length === 1 && values[0] === null;
}
