import type { Rule } from './Definition.js';
import { loneSurrogate } from './intake/loneSurrogate.js';
import { bidi } from './text/bidi.js';
import { blank } from './text/blank.js';
import { combining } from './text/combining.js';
import { control } from './text/control.js';
import { encoded } from './text/encoded.js';
import { mixedScript } from './text/mixedScript.js';
import { multilineLabel } from './text/multilineLabel.js';
import { padding } from './text/padding.js';
import { privateUse } from './text/privateUse.js';
import { separator } from './text/separator.js';
import { styledLetters } from './text/styledLetters.js';
import { tags } from './text/tags.js';
import { variation } from './text/variation.js';
import { zeroWidth } from './text/zeroWidth.js';

/** Concerned by nothing but characters beyond ASCII's visible ones. */
const unusual: readonly Rule[] = [
  loneSurrogate,
  tags,
  variation,
  bidi,
  control,
  zeroWidth,
  blank,
  separator,
  privateUse,
  combining,
  mixedScript,
  styledLetters,
];

/** One look at the text spares most definitions twelve. */
const unusualCharacters: Rule = (definition) =>
  /[^\t\n\r -~]/.test(definition.text) ? unusual.flatMap((rule) => rule(definition)) : [];

/** What hides in the characters of a text. */
export const characterRules: readonly Rule[] = [
  unusualCharacters,
  padding,
  multilineLabel,
  encoded,
];
