import { findingOf } from '../../findingOf.js';
import type { ListRule } from '../ListRule.js';

/**
 * One server lists a name more than once: which of them is called, a person cannot tell.
 *
 * @see MCP specification 2026-07-28, server/tools, Tool Names: unique within a server
 */
export const duplicate: ListRule = (tools) => {
  const indexes = new Map<string, number[]>();
  for (const [index, { server, name }] of tools.entries()) {
    if (name === null) continue;
    const key = JSON.stringify([server.id, name]);
    const same = indexes.get(key);
    if (same) same.push(index);
    else indexes.set(key, [index]);
  }
  return [...indexes.values()]
    .filter(({ length }) => length > 1)
    .flatMap((same) => {
      const finding = findingOf('identity.duplicate', '/name', { count: same.length });
      return same.map((index) => ({ index, finding }));
    });
};
