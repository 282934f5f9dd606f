import { hasVisibleText } from '../../../text/hasVisibleText.js';
import { findingOf } from '../../findingOf.js';
import type { Rule } from '../Definition.js';
import { readTitles } from './readTitles.js';

/**
 * A title in which nothing can be seen: a program that shows it as it is shows an empty row.
 *
 * @see MCP specification 2026-07-28, `schema.ts`, BaseMetadata.title
 */
export const emptyTitle: Rule = ({ raw }) =>
  readTitles(raw)
    .filter(({ text }) => !hasVisibleText(text))
    .map(({ path }) => findingOf('identity.empty-title', path));
