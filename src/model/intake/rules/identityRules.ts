import type { Rule } from './Definition.js';
import { emptyTitle } from './identity/emptyTitle.js';
import { hostImitation } from './identity/hostImitation.js';

/** What a tool calls itself. */
export const identityRules: readonly Rule[] = [emptyTitle, hostImitation];
