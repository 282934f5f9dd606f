import { readHints } from '../../model/tool/readHints.js';
import { readOtherAnnotations } from '../../model/tool/readOtherAnnotations.js';
import type { Tool } from '../../model/tool/Tool.js';

/** What the badge says of a tool's hints. */
export type HintStanding = 'untrusted' | 'trusted' | 'none';

/**
 * Whose word the hints are. A value that is no boolean, and a hint that is not known here, are
 * something the server states; a title alone is not.
 */
export function hintStanding(tool: Pick<Tool, 'annotations'>, trusted: boolean): HintStanding {
  const silent =
    readHints(tool).every((hint) => hint.source === 'default') &&
    readOtherAnnotations(tool).every(([name]) => name === 'title');
  if (silent) return 'none';
  return trusted ? 'trusted' : 'untrusted';
}
