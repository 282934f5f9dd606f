import type { Rule } from './Definition.js';

/** What the hints say of themselves. */
export const hintRules: readonly Rule[] = [];
