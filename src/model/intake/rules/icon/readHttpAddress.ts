/** An address on the web, as far as it says whom to ask. */
export interface HttpAddress {
  /** In the form of RFC 6454: scheme and host in lower case, without the scheme's own port. */
  readonly origin: string;
  /** Whether a name or a password stands before the host, however a program may read it. */
  readonly hasCredentials: boolean;
}

const start = /^(https?):[\\/]*([^\\/?#]*)/i;
const ports = new Map([
  ['http', /:(?:0*80)?$/],
  ['https', /:(?:0*443)?$/],
]);

/**
 * Reads the address as browsers do: line breaks and tabs are not there, a backslash is a slash, and
 * any number of them begins the host. `null` for an address of another scheme, or of none.
 *
 * @see https://url.spec.whatwg.org/#url-parsing, https://www.rfc-editor.org/rfc/rfc3986#section-3.2
 */
export function readHttpAddress(text: string): HttpAddress | null {
  const address = /[\t\n\r]/.test(text) ? text.replace(/[\t\n\r]/g, '') : text;
  const [whole, written, authority] = start.exec(address) ?? [];
  if (whole === undefined || written === undefined || authority === undefined) return null;
  const scheme = written.toLowerCase();
  const host = authority.slice(authority.lastIndexOf('@') + 1).toLowerCase();
  const port = ports.get(scheme);
  // Other programs end the host at a slash alone.
  const [otherwise = ''] = address.slice(whole.length).split(/[/?#]/, 1);
  return {
    origin: `${scheme}://${port ? host.replace(port, '') : host}`,
    hasCredentials: authority.includes('@') || otherwise.includes('@'),
  };
}
