import { isJsonObject } from '../../../JsonObject.js';
import { readMember } from '../../../readMember.js';
import type { Finding } from '../../Finding.js';
import { findingOf } from '../../findingOf.js';
import type { Rule } from '../Definition.js';

/**
 * Without a `name` that is a string and an `inputSchema` that is an object a definition is no tool.
 *
 * @see MCP specification 2026-07-28, `schema.ts`, Tool
 */
export const shape: Rule = ({ raw }) => {
  const findings: Finding[] = [];
  if (typeof readMember(raw, 'name') !== 'string') {
    findings.push(findingOf('intake.name-type', '/name'));
  }
  if (!isJsonObject(readMember(raw, 'inputSchema'))) {
    findings.push(findingOf('intake.schema-type', '/inputSchema'));
  }
  return findings;
};
