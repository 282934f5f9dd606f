import { excerptOf } from '../../../text/excerptOf.js';
import { textRule } from '../textRule.js';
import { isMarkupText } from './isMarkupText.js';
import { readLinks } from './readLinks.js';
import { readMarkup, type Tag } from './readMarkup.js';

/** Where elements that load by themselves have their address. */
const sources = new Map<string, readonly string[]>([
  ...'img source video audio track iframe frame object embed input body table td'
    .split(' ')
    .map((name) => [name, ['src', 'srcset', 'poster', 'data', 'background']] as const),
  ...'image feimage use link'
    .split(' ')
    .map((name) => [name, ['src', 'href', 'xlink:href']] as const),
]);

const overNetwork = /^(?:https?:)?\/\//i;
const inStyle = /url\(\s*["']?((?:https?:)?\/\/[^\s'")(]{1,300})/i;

/**
 * What a program that draws markup would fetch on sight, which tells its server that, and by whom,
 * the text is read.
 *
 * @see https://spec.commonmark.org/0.31.2/#images
 * @see https://html.spec.whatwg.org/multipage/embedded-content.html
 */
export const remoteImage = textRule({
  code: 'text.remote-image',
  suspects: (text) => text.includes('![') || text.includes('<'),
  find: (text, string) => {
    if (!/!\[|</.test(text) || !isMarkupText(string)) return null;
    const { tags, plain } = readMarkup(text);
    const address =
      readLinks(plain).find(({ isImage, target }) => isImage && overNetwork.test(target))?.target ??
      tags.map(sourceOf).find((source) => source !== undefined) ??
      (tags.some(({ name }) => name === 'style') ? inStyle.exec(plain)?.[1] : undefined);
    return address === undefined ? null : { address: excerptOf(address) };
  },
});

function sourceOf({ name, attributes }: Tag): string | undefined {
  for (const key of sources.get(name) ?? []) {
    const source = attributes.get(key)?.trim();
    if (source && !/^(?:data:|#)/i.test(source)) return source;
  }
  return inStyle.exec(attributes.get('style') ?? '')?.[1];
}
