import { excerptOf } from '../../../text/excerptOf.js';
import type { Rule } from '../Definition.js';
import { firstFindings } from '../firstFindings.js';
import { readHttpAddress } from './readHttpAddress.js';
import { readSources } from './readSources.js';

const stated = /^([a-z][a-z0-9+.-]*):/i;

/**
 * An icon that no host may load: an address that is neither https nor data, that leaves it to the
 * reader which it is, or that logs in somewhere. The parameter `scheme` is empty where there is none.
 *
 * @see MCP specification 2026-07-28, Basic, Icons, Security considerations
 */
export const scheme: Rule = (definition) =>
  firstFindings(
    'icon.scheme',
    readSources(definition).flatMap(({ path, src }) => {
      const name = stated.exec(src)?.[1]?.toLowerCase() ?? '';
      const isAllowed =
        name === 'data' || (name === 'https' && readHttpAddress(src)?.hasCredentials === false);
      return isAllowed ? [] : [{ path: `${path}/src`, params: { scheme: excerptOf(name) } }];
    }),
  );
