import { readMember } from '../../../readMember.js';
import { codePointList } from '../../../text/codePointList.js';
import { findingOf } from '../../findingOf.js';
import type { Rule } from '../Definition.js';
import { isSince } from '../revisionOf.js';

const other = /[^A-Za-z0-9_.-]/;
const allowed = /[A-Za-z0-9_.-]+/g;

/**
 * Characters in a name beside the letters and digits of ASCII, `_`, `-` and `.`: other programs may
 * refuse or change such a name.
 *
 * @see MCP specification 2025-11-25, server/tools, Tool Names
 */
export const nameCharset: Rule = (definition) => {
  const name = readMember(definition.raw, 'name');
  if (typeof name !== 'string' || !isSince(definition, '2025-11-25') || !other.test(name)) {
    return [];
  }
  const codePoints = codePointList(codePointsOf(name.replace(allowed, '')));
  return [findingOf('intake.name-charset', '/name', { codePoints })];
};

function* codePointsOf(text: string): Generator<number> {
  for (const character of text) yield character.codePointAt(0) as number;
}
