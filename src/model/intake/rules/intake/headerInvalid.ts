import { excerptOf } from '../../../text/excerptOf.js';
import type { Rule } from '../Definition.js';
import { firstFindings, type Place } from '../firstFindings.js';
import { readHeaders } from './readHeaders.js';

/**
 * A header that no client may send: one such in a definition, and all clients over Streamable HTTP must
 * leave the tool out.
 *
 * @see MCP specification 2026-07-28, server/tools, x-mcp-header
 */
export const headerInvalid: Rule = (definition) => {
  const places: Place[] = [];
  for (const { path, value, problem } of readHeaders(definition)) {
    if (problem === null) continue;
    const isText = typeof value === 'string' && value !== '';
    places.push({
      path: `${path}/x-mcp-header`,
      get params() {
        return { reason: problem, ...(isText && { header: excerptOf(value) }) };
      },
    });
  }
  return firstFindings('intake.header-invalid', places);
};
