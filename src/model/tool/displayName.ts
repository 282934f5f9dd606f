import { readMember } from '../readMember.js';
import { hasVisibleText } from '../text/hasVisibleText.js';
import type { Tool } from './Tool.js';

/**
 * The name to show people: `title`, then `annotations.title`, then `name`. A title with nothing
 * visible in it counts as absent; a name is given as it is, even when it is empty.
 *
 * @see MCP specification 2026-07-28, `schema.ts`, Tool.annotations
 */
export function displayName(tool: Pick<Tool, 'name' | 'title' | 'annotations'>): string {
  const annotated = tool.annotations && readMember(tool.annotations, 'title');
  for (const title of [tool.title, annotated]) {
    if (typeof title === 'string' && hasVisibleText(title)) return title;
  }
  return tool.name;
}
