import type { Rule } from './Definition.js';

/** What a tool calls itself. */
export const identityRules: readonly Rule[] = [];
