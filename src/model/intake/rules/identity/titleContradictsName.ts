import { readMember } from '../../../readMember.js';
import { findingOf } from '../../findingOf.js';
import type { Rule } from '../Definition.js';
import { changes, firstVerb, nameWords } from '../verbs.js';
import { readTitles } from './readTitles.js';

/** A message is shown by sending it: over a name that only writes, these agree. */
const both =
  /^(?:show|display|preview|select|can|is|has|explain|summarize|validate|compare|calculate|compute|test|estimate|scan|parse|monitor)$/;

/**
 * A title that reads like looking, over a name that reads like changing. Where the title names a
 * change too, or its verb is a word of the name (`post_search`, "Search"), they may well agree.
 *
 * @see MCP specification 2026-07-28, `schema.ts`, BaseMetadata.title
 */
export const titleContradictsName: Rule = ({ raw }) => {
  const name = readMember(raw, 'name');
  const titles = readTitles(raw);
  if (typeof name !== 'string' || titles.length === 0) return [];
  const words = nameWords(name);
  const called = firstVerb(words);
  if (called === null || called.kind === 'reading') return [];
  return titles.flatMap(({ path, text }) => {
    const spoken = nameWords(text);
    const shown = firstVerb(spoken);
    if (shown?.kind !== 'reading' || changes(spoken) || words.includes(shown.verb)) return [];
    if (called.kind === 'writing' && both.test(shown.verb)) return [];
    const params = { nameVerb: called.verb, titleVerb: shown.verb };
    return [findingOf('identity.title-contradicts-name', path, params)];
  });
};
