import type { ServerInfo } from '../../ServerInfo.js';
import type { ListedTool } from '../ListRule.js';

/** A tool that is equal in one thing to tools it should differ from. */
export interface Side {
  /** Index of the tool. */
  readonly index: number;
  readonly tool: ListedTool;
  /** The first of those others. */
  readonly other: ListedTool;
  /** Kinds among all that are equal, the tool's own too. */
  readonly kinds: number;
}

/**
 * Tools whose keys are equal and whose kinds differ, each with the first such other one: of a
 * thousand equal tools a thousand sides, not a million pairs. No key: the tool is left out.
 */
export function otherSides(
  tools: readonly ListedTool[],
  keyOf: (tool: ListedTool) => string | null,
  kindOf: (tool: ListedTool) => string,
): readonly Side[] {
  const groups = new Map<string, { index: number; tool: ListedTool; kind: string }[]>();
  for (const [index, tool] of tools.entries()) {
    const key = keyOf(tool);
    if (key === null || key === '') continue;
    const member = { index, tool, kind: kindOf(tool) };
    const group = groups.get(key);
    if (group) group.push(member);
    else groups.set(key, [member]);
  }
  const sides: Side[] = [];
  for (const group of groups.values()) {
    const [first] = group;
    const second = group.find(({ kind }) => kind !== first?.kind);
    if (first === undefined || second === undefined) continue;
    const kinds = new Set(group.map(({ kind }) => kind)).size;
    for (const { index, tool, kind } of group) {
      sides.push({ index, tool, other: (kind === first.kind ? second : first).tool, kinds });
    }
  }
  return sides;
}

/** What the operator calls a server. */
export const operatorName = ({ label, id }: ServerInfo): string => label || id;

/** Case and separators that a reader, or a file system, takes for one. */
export const looseName = (name: string): string => name.toLowerCase().replace(/[-_.]/g, '');
