import { isJsonObject } from '../../../JsonObject.js';
import { readMember } from '../../../readMember.js';
import { findingOf } from '../../findingOf.js';
import type { Rule } from '../Definition.js';
import { appsExtension, hasExtension } from './appsExtension.js';

/**
 * A tool that a host with apps must keep from the model: its `visibility` is a list without `model`.
 * For any other host it is a tool like all.
 *
 * @see MCP Apps (SEP-1865) 2026-01-26, Tool Visibility
 */
export const appOnly: Rule = (definition) => {
  if (!hasExtension(definition, appsExtension)) return [];
  const meta = readMember(definition.raw, '_meta');
  const ui = isJsonObject(meta) ? readMember(meta, 'ui') : undefined;
  const visibility = isJsonObject(ui) ? readMember(ui, 'visibility') : undefined;
  return Array.isArray(visibility) && !visibility.includes('model')
    ? [findingOf('intake.app-only', '/_meta/ui/visibility')]
    : [];
};
