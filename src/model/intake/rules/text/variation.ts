import { hiddenRule } from './hiddenRule.js';

/**
 * Variation selectors behind what has no variants, or many in a row: 256 of them can carry any bytes.
 *
 * @see https://www.unicode.org/reports/tr37/ and https://www.unicode.org/Public/UCD/latest/ucd/StandardizedVariants.txt
 */
export const variation = hiddenRule('variation', 'text.variation');
