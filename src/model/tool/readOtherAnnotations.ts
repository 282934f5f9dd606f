import { readKeys } from '../readKeys.js';
import { readMember } from '../readMember.js';
import { isHintName } from './readHints.js';
import type { Tool } from './Tool.js';

/**
 * The members of `annotations` that are none of the four hints, in the server's order. A title is
 * among them only where it is not the one that the tool is shown by.
 */
export function readOtherAnnotations({
  annotations,
  title,
}: Pick<Tool, 'annotations'> & Partial<Pick<Tool, 'title'>>): readonly (readonly [
  name: string,
  value: unknown,
])[] {
  if (annotations === null) return [];
  return readKeys(annotations)
    .map((name) => [name, readMember(annotations, name)] as const)
    .filter(([name, value]) => !isHintName(name) && !(name === 'title' && isShown(value, title)));
}

const isShown = (annotated: unknown, title: string | null | undefined) =>
  typeof annotated === 'string' && (title ?? annotated) === annotated;
