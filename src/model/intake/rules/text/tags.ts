import { hiddenRule } from './hiddenRule.js';

/**
 * Tag characters, a second ASCII that draws nothing, outside the flags of England, Scotland and Wales.
 *
 * @see https://www.unicode.org/reports/tr51/#valid-emoji-tag-sequences
 */
export const tags = hiddenRule('tags', 'text.tags');
