import type { Rule } from '../Definition.js';
import { firstFindings } from '../firstFindings.js';
import { isSince } from '../revisionOf.js';
import { referencePlace, referencesOf } from './referencesOf.js';

/**
 * A part of a schema that is kept in another document: nobody sees what it says, and it can change at
 * any time. What leads to an anchor or an address inside the same document is none. Refused since the
 * revision that forbids to fetch it.
 *
 * @see MCP specification 2026-07-28, Basic, JSON Schema Usage, `$ref` Resolution
 */
export const remoteRef: Rule = (definition) => {
  const places = referencesOf(definition)
    .flat()
    .filter(({ target }) => target.kind === 'elsewhere')
    .map(referencePlace);
  const severity = isSince(definition, '2026-07-28') ? 'reject' : undefined;
  return firstFindings('schema.remote-ref', places, severity);
};
