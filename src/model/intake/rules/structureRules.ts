import type { Rule } from './Definition.js';
import { shape } from './intake/shape.js';

/** What the protocol says of a definition's fields, its schemas and its icons. */
export const structureRules: readonly Rule[] = [shape];
