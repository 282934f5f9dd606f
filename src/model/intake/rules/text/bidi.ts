import { hiddenRule } from './hiddenRule.js';

/**
 * Characters that turn the direction of what follows: embeddings, overrides, and isolates without an end.
 *
 * @see https://www.unicode.org/reports/tr55/
 */
export const bidi = hiddenRule('bidi', 'text.bidi');
