import { decodeBase64 } from '../text/decodeBase64.js';

/** An address that carries its data itself. */
export interface DataAddress {
  /** The media type in lower case, without its parameters; empty where none is stated. */
  readonly type: string;
  readonly isBase64: boolean;
  /** The first bytes, up to 90: one a character, U+0000 to U+00FF. */
  readonly bytes: string;
}

const start = /^data:([^,]{0,200}),/i;
const longest = 300;
const escaped = /%([0-9a-f]{2})/gi;

/**
 * Reads how a `data:` address begins, however long it is; `null` for any other.
 *
 * @see https://www.rfc-editor.org/rfc/rfc2397
 */
export function readDataAddress(address: string): DataAddress | null {
  const [whole, head] = start.exec(address) ?? [];
  if (whole === undefined || head === undefined) return null;
  const [type = '', ...parameters] = head.split(';').map((part) => part.trim().toLowerCase());
  const data = address
    .slice(whole.length, whole.length + longest)
    .replace(escaped, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const isBase64 = parameters.at(-1) === 'base64';
  const bytes = isBase64 ? decodeBase64(data.replace(/[\s=]/g, '').slice(0, 120)) : data;
  return { type, isBase64, bytes: bytes.slice(0, 90) };
}
