import { findingOf } from '../../findingOf.js';
import type { ListRule } from '../ListRule.js';
import { operatorName, otherSides } from './otherSides.js';

/**
 * Servers that list the same name: honest namesakes as often as not, but a name alone does not say
 * which is meant. `count` is how many other servers do.
 *
 * @see MCP specification 2026-07-28, server/tools, Tool Names: names of several servers may collide
 */
export const crossServer: ListRule = (tools) =>
  otherSides(
    tools,
    ({ name }) => name,
    ({ server }) => server.id,
  ).map(({ index, other, kinds }) => ({
    index,
    finding: findingOf('identity.cross-server', '/name', {
      server: operatorName(other.server),
      count: kinds - 1,
    }),
  }));
