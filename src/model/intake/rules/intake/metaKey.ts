import { isJsonObject, type JsonObject } from '../../../JsonObject.js';
import { pointerStep } from '../../../json/pointerStep.js';
import { readKeys } from '../../../readKeys.js';
import { readMember } from '../../../readMember.js';
import { excerptOf } from '../../../text/excerptOf.js';
import type { Rule } from '../Definition.js';
import { firstFindings, type Place } from '../firstFindings.js';
import { isSince } from '../revisionOf.js';

/** Labels between dots and a slash, then a name; either may be left out. */
const grammar =
  /^(?:[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*\/)?(?:[A-Za-z0-9](?:[A-Za-z0-9_.-]*[A-Za-z0-9])?)?$/;

/**
 * A key of `_meta` that is not written as the protocol says, and the address of an app, under its key
 * of today or the older one, that is not the server's own resource: `ui://…`.
 *
 * @see MCP specification 2025-06-18, basic, `_meta`
 * @see MCP Apps (SEP-1865) 2026-01-26, Resource Discovery
 */
export const metaKey: Rule = (definition) => {
  const meta = readMember(definition.raw, '_meta');
  if (!isJsonObject(meta) || !isSince(definition, '2025-06-18')) return [];
  const places: Place[] = [];
  for (const key of readKeys(meta)) {
    if (grammar.test(key) || readMember(meta, key) === undefined) continue;
    places.push({
      path: `/_meta/${pointerStep(key)}`,
      get params() {
        return { key: excerptOf(key) };
      },
    });
  }
  const ui = readMember(meta, 'ui');
  if (isJsonObject(ui) && isElsewhere(ui, 'resourceUri')) {
    places.push({ path: '/_meta/ui/resourceUri', params: { key: 'ui.resourceUri' } });
  }
  if (isElsewhere(meta, 'ui/resourceUri')) {
    places.push({ path: '/_meta/ui~1resourceUri', params: { key: 'ui/resourceUri' } });
  }
  return firstFindings('intake.meta-key', places);
};

function isElsewhere(holder: JsonObject, key: string): boolean {
  const address = readMember(holder, key);
  return typeof address === 'string' && !address.startsWith('ui://');
}
