import type { Rule } from './Definition.js';

/** What hides in the characters of a text. */
export const characterRules: readonly Rule[] = [];
