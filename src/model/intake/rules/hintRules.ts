import type { Rule } from './Definition.js';
import { contradiction } from './hints/contradiction.js';
import { hintType } from './hints/hintType.js';

/** What the hints say of themselves. */
export const hintRules: readonly Rule[] = [hintType, contradiction];
