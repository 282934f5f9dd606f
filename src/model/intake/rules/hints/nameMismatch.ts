import { isJsonObject } from '../../../JsonObject.js';
import { readMember } from '../../../readMember.js';
import { findingOf } from '../../findingOf.js';
import type { Rule } from '../Definition.js';
import { firstVerb, nameWords } from '../verbs.js';

/**
 * A name that reads like more than its hints admit: `delete_user`, said to be read-only. What is not
 * stated is not compared: the cautious default stands for it.
 *
 * @see MCP specification 2026-07-28, server/tools, Tool annotations: untrusted
 */
export const nameMismatch: Rule = ({ raw }) => {
  const annotations = readMember(raw, 'annotations');
  const name = readMember(raw, 'name');
  if (!isJsonObject(annotations) || typeof name !== 'string') return [];
  const readOnly = readMember(annotations, 'readOnlyHint') === true;
  const harmless = readMember(annotations, 'destructiveHint') === false;
  if (!readOnly && !harmless) return [];
  const known = firstVerb(nameWords(name));
  if (known === null || known.kind === 'reading') return [];
  if (!readOnly && known.kind === 'writing') return [];
  const hint = readOnly ? 'readOnlyHint' : 'destructiveHint';
  return [findingOf('hints.name-mismatch', `/annotations/${hint}`, { verb: known.verb, hint })];
};
