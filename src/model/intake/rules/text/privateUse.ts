import { hiddenRule } from './hiddenRule.js';

/**
 * Characters without a meaning of their own: a font may draw a padlock or a tick for one.
 *
 * @see https://www.unicode.org/reports/tr36/
 */
export const privateUse = hiddenRule('private-use', 'text.private-use');
