import { excerptOf } from '../../../text/excerptOf.js';
import { findingOf } from '../../findingOf.js';
import type { ListRule } from '../ListRule.js';
import { looseName, operatorName, otherSides } from './otherSides.js';

/**
 * Names that are equal once case, `_`, `-` and `.` are dropped: names are case-sensitive, people
 * and some hosts are not.
 *
 * @see MCP specification 2026-07-28, server/tools, Tool Names
 */
export const caseCollision: ListRule = (tools) =>
  otherSides(
    tools,
    ({ name }) => (name === null ? null : looseName(name)),
    ({ name }) => name ?? '',
  ).map(({ index, other }) => ({
    index,
    finding: findingOf('identity.case-collision', '/name', {
      name: excerptOf(other.name ?? ''),
      server: operatorName(other.server),
    }),
  }));
