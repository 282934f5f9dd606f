import { excerptOf } from '../../../text/excerptOf.js';
import { hasVisibleText } from '../../../text/hasVisibleText.js';
import { findingOf } from '../../findingOf.js';
import type { ListedTool, ListRule } from '../ListRule.js';
import { operatorName, otherSides } from './otherSides.js';
import { titlePath } from './titlePath.js';

const hidden = /\p{Default_Ignorable_Code_Point}+/gu;

/**
 * Different tools under one display name: to a person who reads titles they are the same. Namesakes
 * of different servers are `identity.cross-server`.
 *
 * @see MCP specification 2026-07-28, `schema.ts`, BaseMetadata.title
 */
export const titleCollision: ListRule = (tools) =>
  otherSides(
    tools,
    ({ name, display }) => (name === null || display === null ? null : fold(display)),
    kindOf,
  ).map(({ index, tool, other }) => ({
    index,
    finding: findingOf('identity.title-collision', titlePath(tool.raw), {
      title: excerptOf(other.display ?? ''),
      name: excerptOf(other.name ?? ''),
      server: operatorName(other.server),
    }),
  }));

const fold = (title: string) => title.replace(hidden, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** Of names that are their own titles the names collide, not the titles. */
function kindOf({ name, display }: ListedTool): string {
  const called = name ?? '';
  return hasVisibleText(called) && fold(called) === fold(display ?? '') ? '' : `=${called}`;
}
