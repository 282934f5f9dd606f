import { readMember } from '../../../readMember.js';
import type { Rule } from '../Definition.js';
import { firstFindings, type Place } from '../firstFindings.js';
import { keywordMisfits } from '../schema/keywordMisfits.js';
import { hasExtension } from './appsExtension.js';
import { fieldShapes } from './fieldShapes.js';

/**
 * An optional member, or a part of one, that is not what the revision spoken with the server says, and a
 * keyword of a schema that is not what JSON Schema says. What that revision does not know may be anything;
 * `null` is there, and `undefined` is not.
 *
 * @see MCP specification 2026-07-28, `schema.ts`, Tool
 */
export const fieldType: Rule = (definition) => {
  const { raw, revision } = definition;
  const misfits: Place[] = [];
  for (const { name, since, until, extension, shape } of fieldShapes) {
    if (revision < since || (until !== undefined && revision >= until)) continue;
    if (extension !== undefined && !hasExtension(definition, extension)) continue;
    const value = readMember(raw, name);
    if (value !== undefined) shape(value, `/${name}`, misfits);
  }
  return firstFindings('intake.field-type', [...misfits, ...keywordMisfits(definition)]);
};
