import { excerptOf } from '../../../text/excerptOf.js';
import type { FindingParams } from '../../Finding.js';
import { textRule } from '../textRule.js';
import { isMarkupText } from './isMarkupText.js';
import { readLinks } from './readLinks.js';
import { readMarkup, type Tag } from './readMarkup.js';

interface Link {
  readonly text: string;
  readonly target: string;
}

const address = /^(?:https?:)?[\\/]{2}(?:[^/?#\\]*@)?(\[[^\]]*\]|[^/?#:\\@]+)/i;
const bareHost = /^((?:[\p{L}\p{N}-]+\.)+[\p{L}-]{2,})(?::\d+)?(?:[/?#]\S*)?$/u;
/** Endings that are no more often a file's, or a product's: `README.md`, `ASP.NET`. */
const endings =
  /\.(?:ai|app|biz|ca|ch|cloud|cn|co|com|de|dev|edu|es|eu|example|fr|gov|info|int|io|it|jp|kr|link|me|mil|net|nl|online|org|ru|shop|site|store|test|uk|us|xyz)$/;
const userInfo = /(?:^|[^\w])(https?:\/\/([^\s/?#@<>"'`)\]]{1,300})@[^\s<>"'`)\]]{0,300})/gi;
const acting = /^(?:javascript|vbscript|data):/i;

/**
 * A link that leads elsewhere than it says, or does something instead of leading anywhere; and an
 * address whose beginning looks like its host. `www.` and subdomains of one host are one.
 *
 * @see RFC 3986, sections 3.2.1 and 7.6
 */
export const linkMismatch = textRule({
  code: 'text.link-mismatch',
  suspects: (text) => text.includes(']') || text.includes('<') || text.includes('@'),
  find: (text, string) => {
    if (!/\]|<a\s|@/i.test(text) || !isMarkupText(string)) return null;
    const { tags, plain } = readMarkup(text);
    const anchors = tags.flatMap((tag) => anchorOf(tag, plain));
    const links = readLinks(plain).filter(({ isImage }) => !isImage);
    for (const link of [...links, ...anchors]) {
      if (misleads(link)) return told(link);
    }
    for (const [, whole = '', user = ''] of plain.matchAll(userInfo)) {
      const host = hostLike(decoded(user).split(':')[0] ?? '');
      if (host !== null) return told({ text: host, target: whole });
    }
    return null;
  },
});

const told = ({ text, target }: Link): FindingParams => ({
  shown: excerptOf(text.trim()),
  target: excerptOf(target),
});

function anchorOf({ name, attributes, end }: Tag, plain: string): readonly Link[] {
  const target = name === 'a' ? attributes.get('href') : undefined;
  if (target === undefined) return [];
  const text = plain.slice(end, end + 500).split(/<\/a/i)[0] ?? '';
  return [{ text: text.replace(/<[^<>]*>/g, ''), target }];
}

function misleads({ text, target }: Link): boolean {
  const real = decoded(target).replace(/[\0- ]/g, '');
  if (acting.test(real)) return true;
  const host = hostOf(address.exec(real)?.[1]);
  const said = saidHost(text.trim().replace(/^[*_~"']+|(?<![*_~"'.])[*_~"'.]+$/g, ''));
  return host !== null && said !== null && !isWithin(host, said) && !isWithin(said, host);
}

/** The host that a link's text names; `null` where it is no address. */
function saidHost(text: string): string | null {
  if (text.length > 300 || /\s/.test(text)) return null;
  const written = hostOf(address.exec(text)?.[1]);
  return written?.includes('.') ? written : hostLike(text);
}

function hostLike(text: string): string | null {
  const host = bareHost.exec(text.slice(0, 300))?.[1];
  if (host === undefined) return null;
  return endings.test(host) || /^www\./i.test(host) ? hostOf(host) : null;
}

const hostOf = (host: string | undefined): string | null =>
  host === undefined
    ? null
    : host
        .toLowerCase()
        .replace(/\.$/, '')
        .replace(/^www\./, '');

const isWithin = (host: string, outer: string) => host === outer || host.endsWith(`.${outer}`);

/** With the characters that Markdown and HTML take for others: `&#58;`, `&colon;`. */
const decoded = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_, hex: string) => character(Number.parseInt(hex, 16)))
    .replace(/&#(\d{1,7});?/g, (_, digits: string) => character(Number(digits)))
    .replace(/&colon;/gi, ':')
    .replace(/&(?:tab|newline);/gi, '');

const character = (point: number) => (point <= 0x10ffff ? String.fromCodePoint(point) : '');
