import { isJsonObject, type JsonObject } from '../../../JsonObject.js';
import type { JsonString } from '../../../json/readStrings.js';
import { readMember } from '../../../readMember.js';

/** Both titles a definition may have, where they are strings. */
export function readTitles(raw: JsonObject): readonly Omit<JsonString, 'isKey'>[] {
  const annotations = readMember(raw, 'annotations');
  const annotated = isJsonObject(annotations) ? readMember(annotations, 'title') : undefined;
  return [
    { path: '/title', text: readMember(raw, 'title') },
    { path: '/annotations/title', text: annotated },
  ].filter((title): title is { path: string; text: string } => typeof title.text === 'string');
}
