const markup = /^(?:\u00ef\u00bb\u00bf)?\s*<(\?xml|!--|!doctype html|!doctype|html|script|svg)/i;

/**
 * The media type that data has by its first bytes, among those that icons are sent as; `null` where
 * they are of none.
 *
 * @param bytes one a character, U+0000 to U+00FF
 * @see https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern
 */
export function imageTypeOf(bytes: string): string | null {
  if (bytes.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (bytes.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (bytes.startsWith('GIF8')) return 'image/gif';
  if (bytes.startsWith('RIFF') && bytes.startsWith('WEBP', 8)) return 'image/webp';
  const tag = markup.exec(bytes)?.[1]?.toLowerCase();
  if (tag === undefined) return null;
  return tag.endsWith('html') || tag === 'script' ? 'text/html' : 'image/svg+xml';
}
