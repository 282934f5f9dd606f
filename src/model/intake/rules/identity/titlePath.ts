import { isJsonObject } from '../../../JsonObject.js';
import { hasVisibleText } from '../../../text/hasVisibleText.js';
import { readTitles } from './readTitles.js';

/** Where the display name of a definition comes from: a JSON Pointer. */
export function titlePath(raw: unknown): string {
  const titles = isJsonObject(raw) ? readTitles(raw) : [];
  return titles.find(({ text }) => hasVisibleText(text))?.path ?? '/name';
}
