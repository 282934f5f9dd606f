import type { Rule } from './Definition.js';

/** What JSON Schema says of the schemas of a definition. */
export const schemaRules: readonly Rule[] = [];
