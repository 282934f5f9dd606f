import type { Rule } from './Definition.js';

/** What the protocol says of a definition's icons. */
export const iconRules: readonly Rule[] = [];
