import { hiddenRule } from './hiddenRule.js';

/**
 * Letters that are drawn as nothing: a name of them alone is an empty line that passes for text.
 *
 * @see https://www.unicode.org/reports/tr36/
 */
export const blank = hiddenRule('blank', 'text.blank');
