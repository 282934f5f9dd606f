import type { Rule } from './Definition.js';
import { iconType } from './icon/iconType.js';
import { origin } from './icon/origin.js';
import { scheme } from './icon/scheme.js';

/** What the protocol says of a definition's icons. */
export const iconRules: readonly Rule[] = [scheme, origin, iconType];
