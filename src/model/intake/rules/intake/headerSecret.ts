import { excerptOf } from '../../../text/excerptOf.js';
import type { Rule } from '../Definition.js';
import { firstFindings, type Place } from '../firstFindings.js';
import { nameWords } from '../verbs.js';
import { readHeaders } from './readHeaders.js';
import { readsLikeSecret } from './readsLikeSecret.js';

/**
 * A parameter that is sent as a header too and reads, by its own name or the header's, like a secret or
 * like something personal: whatever stands between client and server can read headers.
 *
 * @see MCP specification 2026-07-28, server/tools, x-mcp-header
 */
export const headerSecret: Rule = (definition) => {
  const places: Place[] = [];
  for (const { path, parameter, value, problem } of readHeaders(definition)) {
    if (problem !== null || parameter === null || typeof value !== 'string') continue;
    if (!readsLikeSecret(nameWords(parameter)) && !readsLikeSecret(nameWords(value))) continue;
    places.push({
      path,
      get params() {
        return { header: excerptOf(value), parameter: excerptOf(parameter) };
      },
    });
  }
  return firstFindings('intake.header-secret', places);
};
