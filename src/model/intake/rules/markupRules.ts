import type { Rule } from './Definition.js';

/** What a text would do if it were taken as markup. */
export const markupRules: readonly Rule[] = [];
