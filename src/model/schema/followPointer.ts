import { isJsonObject } from '../JsonObject.js';
import { readMember } from '../readMember.js';
import { holdsByName } from './eachSubschema.js';

/** What a pointer leads to. */
export interface Followed {
  /** An object or a boolean. */
  readonly schema: unknown;
  /** The innermost known schema that it passed. */
  readonly nearest: unknown;
}

/** Whether the object under a keyword is no schema: its members are, or lists of names. */
const isMapKeyword = (keyword: string) => holdsByName(keyword) || keyword === 'dependentRequired';

/**
 * Follows a JSON Pointer that begins with `/` to where a schema can stand, or gives `null`.
 *
 * @param isSchema whether a value on the way is known as a schema
 * @see https://www.rfc-editor.org/rfc/rfc6901
 */
export function followPointer(
  root: unknown,
  pointer: string,
  isSchema: (value: unknown) => boolean,
): Followed | null {
  let [place, nearest] = [root, root];
  let isMap = false;
  for (let at = 0; at < pointer.length; ) {
    const slash = pointer.indexOf('/', at + 1);
    const end = slash < 0 ? pointer.length : slash;
    const step = pointer
      .slice(at + 1, end)
      .replaceAll('~1', '/')
      .replaceAll('~0', '~');
    at = end;
    if (typeof place !== 'object' || place === null) return null;
    const inSchema = isSchema(place);
    if (inSchema) nearest = place;
    isMap = inSchema && isMapKeyword(step);
    place = readMember(place, step);
  }
  return !isMap && (isJsonObject(place) || typeof place === 'boolean')
    ? { schema: place, nearest }
    : null;
}
