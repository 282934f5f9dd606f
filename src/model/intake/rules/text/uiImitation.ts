import type { FindingParams } from '../../Finding.js';
import { textRule } from '../textRule.js';
import { findShape, plainWords, type Shape } from './findShape.js';
import { whereTelling } from './telling.js';

const asked =
  /\b(?:whether|if|when|once|until|unless|must|need|needs|require[sd]?|returns?|lists?|checks?|status|not|only|can|may|to be)\b/i;

/** What the host, its buttons or its system would say. */
const shapes: readonly Shape[] = [
  {
    words:
      /(?:^|[\n.!?|)\]\u2013\u2014\u2022-] *)(?:system|host|client|security|administrator|admin|claude|copilot|chatgpt|assistant): ?[^.\n]{0,40}\b(?:approved|verified|trusted|allowed|granted|authori[sz]ed|safe to)\b/gi,
    unless: asked,
  },
  { words: /(?:^|\n) *\[ ?(?:approved|verified|trusted|safe|official|pre-approved) ?\](?!\()/gi },
  {
    words:
      /\[ ?(?:always )?(?:allow|approve|accept|confirm)(?: once| always)? ?\][ /|]{0,5}\[ ?(?:deny|reject|decline|cancel|block|dismiss|allow|always allow)\b/gi,
  },
  {
    words:
      /[\u2713\u2714\u2705\u2611\u{1f512}\u{1f6e1}]\ufe0f? ?(?:officially )?(?:verified|approved|trusted|certified|authori[sz]ed)(?: (?:by|publisher|server|tool|developer|source)\b| *(?:[.!\n]|$))/giu,
    unless: /[\u2717\u2718\u274c\u00d7]/,
  },
  {
    words:
      /\bthis (?:tool|server|plugin|connector|extension|integration) (?:has been|was|is) (?:[a-z]+ |[a-z]+ and )?(?:verified|approved|audited|certified|reviewed|vetted|trusted|authori[sz]ed|whitelisted|cleared)(?: and [a-z]+)? (?:by|for automatic|to run without|and (?:is )?(?:safe|trusted)|as safe|to be safe)\b/gi,
    unless: asked,
  },
  {
    words:
      /\bthis (?:tool|server|plugin|connector|extension|integration) (?:has been|was|is) (?:already |officially |pre-?)(?:verified|approved|trusted|certified|authori[sz]ed)\b/gi,
    unless: asked,
  },
  {
    words:
      /(?:^|[\n.!(|\u2013\u2014-] *)(?:officially )?(?:verified|approved|audited|certified|trusted|reviewed) (?:and [a-z]+ )?by (?:anthropic|openai|google|microsoft|apple|github|your (?:organi[sz]ation|administrator|admin|company|it|security))\b/gi,
    unless: asked,
  },
  {
    words:
      /\b(?:click|press|tap|choose|select|hit) (?:on )?["'[]?(?:always )?(?:allow|approve|accept)["'\]]?(?: (?:button|below|now))* (?:to (?:continue|proceed|dismiss|finish)|below|when (?:asked|prompted)|if (?:asked|prompted))\b/gi,
    unless:
      /\b(?:browser|window|page|consent|oauth|sign|log|redirect\w*|cookie|banner|locator|element)\b/i,
  },
  {
    words:
      /\bpress ["'[]?y["'\]]? (?:to (?:continue|proceed|approve|allow|accept)|when (?:asked|prompted)|if (?:asked|prompted)|now)\b/gi,
  },
  {
    words:
      /(?:^|\n) *(?:security|system) (?:notice|alert|message|warning|check): ?[^\n]{0,80}\b(?:approved|verified|trusted|granted|safe|allow|passed|no risks?)\b/gi,
    unless: /\b(?:not|un\w+|only|never)\b/i,
  },
  {
    words:
      /(?:^|\n) *(?:permission|access) granted(?: by (?:the |your )?(?:system|host|user|admin\w*))? *(?:[.!:]|$)/gi,
  },
  {
    words:
      /(?:^|\n) *(?:server|publisher|developer|author|vendor|signed by|source): ?[^\n]{1,60}\((?:verified|trusted|official|approved)\)/gi,
  },
];

/** Where a tool is introduced, these speak of the tool; among values they are honest ones. */
const introducing: readonly Shape[] = [
  {
    words:
      /(?:^|[\n.!(|\u2013\u2014-] *)(?:already |officially |pre-?)?(?:verified|approved|authori[sz]ed|trusted) by (?:the |your )?(?:host|client|user|system|administrator)\b/gi,
    unless: asked,
  },
  {
    words:
      /\bthe (?:user|administrator|host|system) (?:has )?(?:already )?(?:approved|authori[sz]ed|allowed|consented to) (?:this|the) (?:action|call|tool|operation)\b/gi,
    unless: /\b(?:whether|if|when|once|after|until|unless|before|that|not|only)\b/i,
  },
];

/** In a title alone these speak for themselves. */
const inTitles: readonly Shape[] = [
  ...introducing,
  {
    words:
      /(?:^|[\n (|\u2013\u2014-])[([]?(?:verified|approved|trusted|certified|authori[sz]ed) by (?:the |an? )?(?:[a-z]+ )?(?:admin(?:istrator)?|system|host|security)\b/gi,
  },
  { words: /[([] ?(?:approved|verified|trusted|safe|official|(?:pre|auto)-?approved) ?[)\]] *$/gi },
  { words: /^\W{0,9}(?:pre|auto)-?approved\W{0,9}$/gi },
  {
    words:
      /\bno (?:approval|confirmation|permission|review) (?:is )?(?:needed|required|necessary)\b/gi,
  },
];

const suspect =
  /approved|verified|trusted|certified|audited|reviewed|vetted|cleared|official|granted|authori[sz]ed|whitelisted|allow|safe|passed|no |\[ ?(?:approve|accept|confirm)|press|click|tap |choose|select|hit /i;
const breaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const byPath = new Map([
  ['/title', inTitles],
  ['/annotations/title', inTitles],
  ['/description', introducing],
]);

/**
 * A text that reads like the host's own interface: its verdicts, its buttons, its system speaking.
 * A guess over English; an address that was verified, or a request to approve, is none.
 *
 * @see MCP specification 2026-07-28, server/tools, Security considerations
 */
export const uiImitation = whereTelling(
  textRule({
    code: 'text.ui-imitation',
    suspects: (text) => suspect.test(text),
    find: (text, { path, isKey }): FindingParams | null => {
      if (text.length < 6 || !suspect.test(text)) return null;
      const plain = plainWords(text.replace(breaks, '\n'));
      const special = isKey ? undefined : byPath.get(path);
      const words = findShape(plain, special ? [...shapes, ...special] : shapes);
      return words === null ? null : { words };
    },
  }),
);
