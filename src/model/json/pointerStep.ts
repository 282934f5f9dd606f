/** A key as one step of a JSON Pointer (RFC 6901). */
export function pointerStep(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}
