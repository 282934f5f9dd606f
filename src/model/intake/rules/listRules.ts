import type { ListRule } from './ListRule.js';

/** What tools say about each other. */
export const listRules: readonly ListRule[] = [];
