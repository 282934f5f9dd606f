import { readMember } from '../../../readMember.js';
import { findingOf } from '../../findingOf.js';
import type { Rule } from '../Definition.js';
import { isSince } from '../revisionOf.js';

const longest = 128;

/**
 * A name of more than 128 code points, since a revision says so, or of none: then there is nothing to
 * call the tool by, whatever the revision.
 *
 * @see MCP specification 2025-11-25, server/tools, Tool Names
 */
export const nameLength: Rule = (definition) => {
  const name = readMember(definition.raw, 'name');
  if (typeof name !== 'string') return [];
  if (name !== '' && (name.length <= longest || !isSince(definition, '2025-11-25'))) return [];
  let length = 0;
  for (const _ of name) length += 1;
  return length > 0 && length <= longest
    ? []
    : [findingOf('intake.name-length', '/name', { length })];
};
