import { excerptOf } from '../../../text/excerptOf.js';
import type { FindingParams } from '../../Finding.js';
import { textRule } from '../textRule.js';
import { isMarkupText } from './isMarkupText.js';
import { readMarkup, type Tag } from './readMarkup.js';

const says = /[\p{L}\p{N}]/u;
/** A reference that leads nowhere shows neither its label nor its title. */
const markdownComment =
  /^[ \t>]{0,9}\[([^[\]\n]{1,200})\]:[ \t]*(?:#|<>)(?:[ \t]+(?:\(([^)\n]*)\)|"([^"\n]*)"|'([^'\n]*)'))?[ \t]*$/gm;
/** Of a style without spaces. */
const hidingStyle =
  /(?:^|;)(?:display:none|visibility:(?:hidden|collapse)|opacity:0+\.?0*(?:%|;|!|$)|font-size:(?:[01](?:\.\d+)?p[xt]|0+\.?0*(?:em|rem|%|;|!|$)|0?\.0\d*r?em)|(?:-webkit-text-fill-)?color:transparent|color:rgba\([^)]*,0\)|(?:max-)?height:0(?:px|;|!|$)|(?:left|right|top|bottom|text-indent|margin-left|margin-top):-\d{3,}|transform:scale\(0|clip:rect\(0|clip-path:inset\((?:50|100)%|mso-hide:all)/;
const colour = /(?:^|;)color:([^;!]+)/;
const ground = /(?:^|;)background(?:-color)?:([^;!]+)/;
const white = /^(?:white|#f{3,8}|rgba?\(255,255,255(?:,1)?\))$/;

/**
 * Text that is in the definition, and gone where it is drawn as markup: comments, elements that are
 * not shown, letters without size or in the colour of the paper.
 *
 * @see https://spec.commonmark.org/0.31.2/#html-blocks
 */
export const markupHidden = textRule({
  code: 'text.markup-hidden',
  suspects: (text) =>
    text.includes(']:') ||
    (text.includes('<') && /<!--|<template|<noscript|hidden|color\s*=|style\s*=/i.test(text)),
  find: (text, string) => {
    if (!/<|\]:/.test(text) || !isMarkupText(string)) return null;
    const { tags, comments, plain } = readMarkup(text);
    const comment = comments.find((one) => says.test(one)) ?? inMarkdown(plain);
    if (comment !== undefined) return hiding('comment', comment);
    for (const tag of tags) {
      const what = hides(tag);
      const hidden = what === null ? '' : within(tag, text);
      if (what !== null && says.test(hidden)) return hiding(what, hidden);
    }
    return null;
  },
});

const hiding = (what: string, text: string): FindingParams => ({
  what,
  hidden: excerptOf(text.trim()),
});

/** What stands in an element, its own tags left out. */
function within({ name, attributes, end }: Tag, text: string): string {
  if (name === 'input') return attributes.get('value') ?? '';
  const [inner = ''] = text.slice(end, end + 1000).split(`</${name}`);
  return inner.replace(/<[^<>]*>/g, ' ');
}

function inMarkdown(plain: string): string | undefined {
  if (!plain.includes(']:')) return undefined;
  for (const [, label = '', ...titles] of plain.matchAll(markdownComment)) {
    const title = titles.find((one) => one !== undefined);
    if (title !== undefined && says.test(title)) return title;
    if (/\p{L}\s+\p{L}/u.test(label)) return label;
  }
  return undefined;
}

function hides({ name, attributes }: Tag): 'style' | 'attribute' | null {
  if (name === 'template' || name === 'noscript') return 'attribute';
  if (name === 'input' && attributes.get('type')?.toLowerCase() === 'hidden') return 'attribute';
  if (attributes.has('hidden') && isElement.test(name)) return 'attribute';
  const style = (attributes.get('style') ?? '')
    .slice(0, 2000)
    .toLowerCase()
    .replace(/\/\*[^*]*\*\/|\s+/g, '');
  const ink = colour.exec(style)?.[1] ?? attributes.get('color')?.toLowerCase() ?? '';
  const paper = ground.exec(style)?.[1];
  const sunk =
    paper === undefined ? white.test(ink) : ink === paper || (white.test(ink) && white.test(paper));
  return hidingStyle.test(style) || sunk ? 'style' : null;
}

/** A placeholder such as `<field hidden>` is none. */
const isElement =
  /^(?:a|article|aside|b|blockquote|code|details|div|em|font|footer|form|h[1-6]|header|i|label|li|main|nav|ol|p|pre|s|section|small|span|strong|table|td|textarea|tr|u|ul)$/;
