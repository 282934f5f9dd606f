import { hiddenRule } from './hiddenRule.js';

/**
 * Line and page breaks that are not the usual ones: some programs begin a new line there, others do not.
 *
 * @see https://www.unicode.org/reports/tr14/#BK
 */
export const separator = hiddenRule('separator', 'text.separator');
