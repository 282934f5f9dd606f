import { readGap } from '../../../text/readGap.js';
import { textRule } from '../textRule.js';

/** In pieces: an expression that runs along millions of characters throws. */
const longSpace = /[\t\n\r\p{Zs}]{10,100000}/gu;

/**
 * White space that pushes what follows out of sight: ten line breaks, or forty columns inside a
 * line. What leads a line is an indent, up to 200 columns.
 *
 * @see https://modelcontextprotocol.io/specification/2026-07-28/server/tools#security-considerations
 */
export const padding = textRule({
  code: 'text.padding',
  suspects: (text) => /[\t\n\r\p{Zs}]{10}/u.test(text),
  find: (text) => {
    let [lines, spaces] = [0, 0];
    for (const { 0: space, index } of text.matchAll(longSpace)) {
      const gap = readGap(space, 'text', index === 0 && /[\n\r]/.test(text));
      if (gap === null) continue;
      const { kind, count } = gap.piece;
      if (kind === 'lines') lines = Math.max(lines, count);
      else spaces = Math.max(spaces, count);
    }
    if (lines + spaces === 0) return null;
    return { ...(lines > 0 && { lines }), ...(spaces > 0 && { spaces }) };
  },
});
