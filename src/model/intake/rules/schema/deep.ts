import type { SchemaPosition } from '../../../schema/walkSchemas.js';
import { findingOf } from '../../findingOf.js';
import type { Rule } from '../Definition.js';

const most = 64;

/**
 * More than 64 schemas inside one another, the outermost counted: told at the innermost, with the
 * number of levels.
 *
 * @see MCP specification 2026-07-28, Basic, Composition-Keyword Resource Use
 */
export const deep: Rule = ({ input, output }) =>
  [input, output].flatMap((positions) => {
    const deepest = findDeepest(positions);
    return deepest !== null && deepest.depth >= most
      ? [findingOf('schema.deep', deepest.path, { depth: deepest.depth + 1 })]
      : [];
  });

function findDeepest(positions: readonly SchemaPosition[]): SchemaPosition | null {
  let deepest: SchemaPosition | null = null;
  for (const position of positions) {
    if (deepest === null || position.depth > deepest.depth) deepest = position;
  }
  return deepest;
}
