interface Address {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
}

const parts = /^(?:([A-Za-z][A-Za-z0-9+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?/;
/** Each of thousands of references is joined to its base: longer addresses would cost too much. */
const longest = 2_000;

/**
 * The address, without its fragment, that a reference has beside a base: two that are equal are of
 * one place. Schemes and hosts are in lower case. Only text is joined: nothing is asked for.
 *
 * @param base absolute, or as much of an address as is known; `null` where it is not known
 * @returns `null` where it cannot be known, or is longer than 2,000 UTF-16 units
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.2
 */
export function resolveAddress(base: string | null, reference: string): string | null {
  if (reference.length > longest) return null;
  const to = readAddress(reference);
  if (base === null && to.scheme === undefined) return null;
  const address = written(joined(readAddress(base ?? ''), to));
  return address.length > longest ? null : address;
}

function readAddress(text: string): Address {
  const [, scheme, authority, path = '', query] = parts.exec(text) ?? [];
  return { scheme, authority, path, query };
}

function joined(from: Address, to: Address): Address {
  if (to.scheme !== undefined) return { ...to, path: withoutDots(to.path) };
  const { scheme } = from;
  if (to.authority !== undefined) return { ...to, scheme, path: withoutDots(to.path) };
  if (to.path === '') return { ...from, query: to.query ?? from.query };
  const path = to.path.startsWith('/') ? to.path : besides(from) + to.path;
  return { ...from, path: withoutDots(path), query: to.query };
}

/** The path of an address as far as its last slash. */
const besides = ({ authority, path }: Address): string =>
  authority !== undefined && path === '' ? '/' : path.slice(0, path.lastIndexOf('/') + 1);

function withoutDots(path: string): string {
  if (!path.includes('.')) return path;
  const kept: string[] = [];
  const steps = path.split('/');
  for (const step of steps) {
    if (step === '..') {
      if (kept.length > 1 || (kept.length === 1 && kept[0] !== '')) kept.pop();
    } else if (step !== '.') kept.push(step);
  }
  const last = steps.at(-1);
  if (last === '.' || last === '..') kept.push('');
  return kept.join('/');
}

function written({ scheme, authority, path, query }: Address): string {
  const start = scheme === undefined ? '' : `${scheme.toLowerCase()}:`;
  const host = authority === undefined ? '' : `//${authority.toLowerCase()}`;
  return start + host + path + (query === undefined ? '' : `?${query}`);
}
