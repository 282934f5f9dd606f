import { excerptOf } from '../../../text/excerptOf.js';
import { findingOf } from '../../findingOf.js';
import type { ListedTool, ListRule } from '../ListRule.js';
import { operatorName, otherSides } from './otherSides.js';

/**
 * Different tools that a host which joins server and name, and perhaps cuts the result, calls the same:
 * `acme` + `status_all` and `acme_status` + `all`. Names that are equal already are
 * `identity.duplicate`.
 *
 * @see MCP specification 2026-07-28, server/tools, Tool Names: disambiguation by a prefix
 */
export const qualifiedCollision: ListRule = (tools, _servers, { qualifiedNameLimit }) => {
  const join = ({ server, name }: ListedTool) =>
    cut(`${server.id}_${name ?? ''}`, qualifiedNameLimit);
  return otherSides(
    tools,
    (tool) => (tool.name === null ? null : join(tool)),
    ({ server, name }) => JSON.stringify([server.id, name]),
  ).map(({ index, tool, other }) => ({
    index,
    finding: findingOf('identity.qualified-collision', '/name', {
      name: excerptOf(other.name ?? ''),
      server: operatorName(other.server),
      joined: excerptOf(join(tool)),
    }),
  }));
};

/** The first characters of a text; a limit that is none cuts nothing. */
function cut(text: string, limit: number | undefined): string {
  if (limit === undefined || !(limit >= 1) || text.length <= limit) return text;
  return [...text.slice(0, limit * 2)].slice(0, limit).join('');
}
