import { isJsonObject } from '../../../JsonObject.js';
import { readMember } from '../../../readMember.js';
import { findingOf } from '../../findingOf.js';
import type { Rule } from '../Definition.js';

/**
 * What only reads cannot destroy.
 *
 * @see MCP specification 2026-07-28, `schema.ts`, ToolAnnotations.destructiveHint
 */
export const contradiction: Rule = ({ raw }) => {
  const annotations = readMember(raw, 'annotations');
  return isJsonObject(annotations) &&
    readMember(annotations, 'readOnlyHint') === true &&
    readMember(annotations, 'destructiveHint') === true
    ? [findingOf('hints.contradiction', '/annotations')]
    : [];
};
