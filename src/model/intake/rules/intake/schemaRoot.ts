import { isJsonObject } from '../../../JsonObject.js';
import { readMember } from '../../../readMember.js';
import type { Finding } from '../../Finding.js';
import { findingOf } from '../../findingOf.js';
import type { Rule } from '../Definition.js';
import { kindOf, kindOrText } from './kindOf.js';

/**
 * The protocol's own demands of the root of `inputSchema`, in every revision: a `type` that is exactly
 * `"object"`, and, where they are, a `$schema` that is a string, `properties` that are an object and a
 * `required` that is an array of strings. A reference or an alternative does not stand for the type.
 * A `type` that is missing is missed at the root.
 *
 * @see MCP specification 2026-07-28, `schema.ts`, Tool.inputSchema
 */
export const schemaRoot: Rule = ({ raw }) => {
  const root = readMember(raw, 'inputSchema');
  if (!isJsonObject(root)) return [];
  const findings: Finding[] = [];
  const add = (keyword: string, found: string) => {
    const path = found === 'missing' ? '/inputSchema' : `/inputSchema/${keyword}`;
    findings.push(findingOf('intake.schema-root', path, { keyword, found }));
  };
  const type = readMember(root, 'type');
  if (type !== 'object') add('type', kindOrText(type));
  const dialect = readMember(root, '$schema');
  if (dialect !== undefined && typeof dialect !== 'string') add('$schema', kindOf(dialect));
  const properties = readMember(root, 'properties');
  if (properties !== undefined && !isJsonObject(properties)) add('properties', kindOf(properties));
  const required = readMember(root, 'required');
  if (required === undefined) return findings;
  if (!Array.isArray(required)) add('required', kindOf(required));
  else if (!required.every(isText)) {
    add('required', `array with ${kindOf(required.find((name) => !isText(name)))}`);
  }
  return findings;
};

const isText = (value: unknown) => typeof value === 'string';
