/**
 * A value as one line of JSON, so that the text `"false"` does not look like `false`. A value that
 * JSON has no words for is told by its kind; never throws.
 */
export function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    if (typeof value === 'bigint') return String(value);
    return Array.isArray(value) ? '[…]' : '{…}';
  }
}
