import { countLineBreaks } from '../../../text/countLineBreaks.js';
import { textRule } from '../textRule.js';

/**
 * Line breaks in a label: what stands behind one can pass for a line of the host's.
 *
 * @see https://modelcontextprotocol.io/specification/2026-07-28/server/tools#tool-names
 */
export const multilineLabel = textRule({
  code: 'text.multiline-label',
  of: 'labels',
  suspects: () => true,
  find: (text) => {
    const count = countLineBreaks(text);
    return count > 0 ? { count } : null;
  },
});
