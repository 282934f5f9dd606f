/** What a request says of where it comes from. */
export interface Caller {
  readonly remoteAddress: string | undefined;
  /** The `Host` header: the name that the page was asked for under. */
  readonly host: string | undefined;
  /** The `Origin` header: absent where a page asks its own origin by GET, and outside browsers. */
  readonly origin: string | undefined;
  /** The `Sec-Fetch-Site` header, which only a browser can set. */
  readonly site: string | undefined;
}

/**
 * Why the bridge does not answer this caller, or `null` where it does.
 *
 * The bridge runs programs, so it answers this machine's own pages and programs alone: no other
 * machine, no other site in the browser, and no foreign name that resolves to this machine.
 */
export function refusalOf({ remoteAddress, host, origin, site }: Caller): string | null {
  if (!isLoopbackAddress(remoteAddress)) return 'Only this machine may use the MCP bridge.';
  if (!isLoopbackHost(host)) return 'The MCP bridge does not answer to this Host.';
  if (origin !== undefined && !isSameOrigin(origin, host)) {
    return 'The MCP bridge does not answer to this Origin.';
  }
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    return 'The MCP bridge does not answer to other sites.';
  }
  return null;
}

function isLoopbackAddress(address: string | undefined): boolean {
  return address !== undefined && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/i.test(address);
}

function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);
}

function isSameOrigin(origin: string, host: string | undefined): boolean {
  return origin === `http://${host}` || origin === `https://${host}`;
}
