import { hiddenRule } from './hiddenRule.js';

/**
 * Characters that draw nothing, where no script, emoji or direction needs them.
 *
 * @see https://www.unicode.org/reports/tr39/ and https://www.unicode.org/reports/tr31/#Layout_and_Format_Control_Characters
 */
export const zeroWidth = hiddenRule('zero-width', 'text.zero-width');
