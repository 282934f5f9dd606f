import type { Rule } from './Definition.js';

/** Guesses over English words: always warnings, and a host can switch them off. */
export const wordRules: readonly Rule[] = [];
