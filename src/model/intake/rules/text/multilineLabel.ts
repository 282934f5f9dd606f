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
    if (!/[\n\r]/.test(text)) return null;
    return { count: text.match(/\r\n?|\n/g)?.length ?? 0 };
  },
});
