import { hiddenRule } from '../text/hiddenRule.js';

/**
 * Half a character: such a text cannot be encoded, sent or fingerprinted.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8785#section-3.2.2.2
 */
export const loneSurrogate = hiddenRule('surrogate', 'intake.lone-surrogate');
