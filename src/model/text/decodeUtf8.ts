import { hasVisibleText } from './hasVisibleText.js';

/**
 * Bytes as UTF-8 text, if that is what they are: no byte out of place, no control but line breaks
 * and tabs, something to be seen. Else `null`.
 *
 * @param bytes one a character, U+0000 to U+00FF
 */
export function decodeUtf8(bytes: string): string | null {
  let text = bytes;
  if (/[\u0080-\u00FF]/.test(bytes)) {
    try {
      text = decodeURIComponent(bytes.replace(/[%\u0080-\u00FF]/g, percent));
    } catch {
      return null;
    }
  }
  return !/[^\P{Cc}\t\n\r]/u.test(text) && hasVisibleText(text) ? text : null;
}

const percent = (byte: string) => `%${byte.charCodeAt(0).toString(16)}`;
