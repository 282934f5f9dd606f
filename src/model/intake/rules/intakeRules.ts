import type { Rule } from './Definition.js';
import { shape } from './intake/shape.js';

/** What the protocol says of a definition's own fields. */
export const intakeRules: readonly Rule[] = [shape];
