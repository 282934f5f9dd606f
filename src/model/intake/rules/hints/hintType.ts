import { isJsonObject } from '../../../JsonObject.js';
import { readMember } from '../../../readMember.js';
import { findingOf } from '../../findingOf.js';
import type { Rule } from '../Definition.js';
import { hintNames } from './hintNames.js';

/**
 * A hint is a boolean; anything else is no answer, however it may be taken for one: the string
 * `"false"` counts as true in many programs.
 *
 * @see MCP specification 2026-07-28, `schema.ts`, ToolAnnotations
 */
export const hintType: Rule = ({ raw }) => {
  const annotations = readMember(raw, 'annotations');
  if (!isJsonObject(annotations)) return [];
  return hintNames.flatMap((hint) => {
    const value = readMember(annotations, hint);
    if (value === undefined || typeof value === 'boolean') return [];
    return [findingOf('hints.type', `/annotations/${hint}`, { hint, found: typeName(value) })];
  });
};

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
