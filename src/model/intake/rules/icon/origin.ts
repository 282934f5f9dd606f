import { excerptOf } from '../../../text/excerptOf.js';
import type { Rule } from '../Definition.js';
import { firstFindings } from '../firstFindings.js';
import { readHttpAddress } from './readHttpAddress.js';
import { readSources } from './readSources.js';

const overHttps = /^https:/i;

/**
 * An icon from another origin than the server's, which learns who looks at it. A server that is not
 * reached over HTTP has no origin, so each is another; of one that is and whose origin the host does
 * not tell, nothing can be said.
 *
 * @see MCP specification 2026-07-28, Basic, Icons, Security considerations
 */
export const origin: Rule = (definition) => {
  const { origin: stated, transport = 'streamable-http' } = definition.server;
  if (stated === undefined && transport === 'streamable-http') return [];
  const home = stated === undefined ? null : readHttpAddress(stated);
  return firstFindings(
    'icon.origin',
    readSources(definition).flatMap(({ path, src }) => {
      const from = overHttps.test(src) ? readHttpAddress(src) : null;
      if (from === null || from.origin === home?.origin) return [];
      return [{ path: `${path}/src`, params: { origin: excerptOf(from.origin) } }];
    }),
  );
};
