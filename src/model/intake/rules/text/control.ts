import { hiddenRule } from './hiddenRule.js';

/**
 * Control characters, such as the escape that a terminal obeys; tabs and line breaks are none.
 *
 * @see https://www.unicode.org/versions/latest/core-spec/chapter-23/#G20365
 */
export const control = hiddenRule('control', 'text.control');
