/** A link or an image of Markdown. */
export interface MarkdownLink {
  readonly isImage: boolean;
  /** What is shown. */
  readonly text: string;
  readonly target: string;
}

const brackets = /\\.|[[\]]/gs;
const destination = /\(\s*(?:<([^<>\n]*)>|([^\s)[\]<>]*))/y;
const reference = /\[([^[\]\n]{0,200})\]/y;
const definitions = /^[ \t>]{0,9}\[([^[\]\n]{1,200})\]:[ \t]*<?([^\s<>]+)/gm;
const longest = 1000;

/**
 * The links and images of a text from which code was taken away, inline ones and those that refer
 * to an address elsewhere in it. Linear.
 *
 * @see https://spec.commonmark.org/0.31.2/#links
 */
export function readLinks(plain: string): readonly MarkdownLink[] {
  const links: MarkdownLink[] = [];
  const addresses = readAddresses(plain);
  const open: number[] = [];
  for (const { 0: mark, index } of plain.matchAll(brackets)) {
    if (mark === '[') open.push(index);
    if (mark !== ']') continue;
    const start = open.pop();
    if (start === undefined) continue;
    const text = plain.slice(start + 1, Math.min(index, start + longest));
    const target = targetAt(plain, index + 1, text, addresses);
    if (target) links.push({ isImage: plain[start - 1] === '!', text, target });
  }
  return links;
}

function targetAt(
  plain: string,
  at: number,
  text: string,
  addresses: ReadonlyMap<string, string>,
): string | undefined {
  destination.lastIndex = at;
  const [, bracketed, bare] = destination.exec(plain) ?? [];
  if (bracketed !== undefined || bare !== undefined) return bracketed ?? bare;
  if (addresses.size === 0 || plain[at] === ':') return undefined;
  reference.lastIndex = at;
  return addresses.get(labelOf(reference.exec(plain)?.[1] || text));
}

function readAddresses(plain: string): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  if (!plain.includes(']:')) return addresses;
  for (const [, label = '', address = ''] of plain.matchAll(definitions)) {
    const known = labelOf(label);
    if (!addresses.has(known)) addresses.set(known, address);
  }
  return addresses;
}

const labelOf = (text: string) => text.trim().toLowerCase();
