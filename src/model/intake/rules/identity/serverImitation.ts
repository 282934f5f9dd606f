import { findingOf } from '../../findingOf.js';
import type { ServerInfo } from '../../ServerInfo.js';
import type { ListFinding, ListRule } from '../ListRule.js';
import { isVerb } from '../verbs.js';
import { foldWords } from './foldWords.js';
import { operatorName } from './otherSides.js';
import { titlePath } from './titlePath.js';

/** Servers are called so that tools are honestly called after: `memory_usage` is no server's. */
const usual =
  /^(?:accounts?|agents?|ai|apis?|apps?|assets?|auth|browsers?|bugs?|calendars?|chats?|clients?|clouds?|code|commands?|contacts?|content|data|databases?|db|default|dev|docs?|documents?|e?mails?|events?|everything|files?|filesystem|folders?|forms?|git|graphs?|home|images?|index|issues?|jobs?|knowledge|local|logs?|main|maps?|math|media|memory|messages?|models?|music|network|new|news|notes?|orders?|pages?|payments?|pdf|photos?|prod|products?|projects?|prompts?|remote|reports?|repos?|resources?|rules?|sandbox|scheduler?|security|servers?|services?|sessions?|sheets?|shell|shop|sql|storage|stores?|system|tables?|tasks?|teams?|templates?|terminal|tests?|thinking|time|tools?|translate|users?|utils?|videos?|weather|web|wiki|workflows?|workspaces?)$/;

const leadingWords =
  /^([^\p{L}\p{N}]*)([\p{L}\p{M}\p{N}]+(?:[^\p{L}\p{M}\p{N}]+[\p{L}\p{M}\p{N}]+){0,5})/u;
const hidden = /\p{Default_Ignorable_Code_Point}+/gu;
const gaps = /[^\p{L}\p{M}\p{N}]+/gu;
const mostWords = 5;
const longest = 200;

/**
 * A tool that bears the name of another server in front, as hosts write it there. Only the
 * operator's ids and labels are compared: what a server calls itself says nothing.
 *
 * @see MCP specification 2026-07-28, server/tools, Tool Names: disambiguation by a prefix
 */
export const serverImitation: ListRule = (tools, servers) => {
  const byWords = new Map<string, ServerInfo[]>();
  for (const server of servers) {
    for (const words of wordsOf(server)) {
      const same = byWords.get(words);
      if (same) same.push(server);
      else byWords.set(words, [server]);
    }
  }
  return tools.flatMap(({ server, name, display, raw }, index): ListFinding[] => {
    const told = (path: string, other: ServerInfo | undefined): ListFinding[] =>
      other === undefined
        ? []
        : [
            {
              index,
              finding: findingOf('identity.server-imitation', path, {
                server: operatorName(other),
              }),
            },
          ];
    const imitated = (text: string | null, isTitle: boolean) =>
      text === null ? undefined : prefixOf(text, isTitle, byWords, server);
    const title = display === name ? null : display;
    return [
      ...told('/name', imitated(name, false)),
      ...told(titlePath(raw), imitated(title, true)),
    ];
  });
};

/** The words by which an operator's name for a server is known: its id, its label, its label without a remark. */
function wordsOf({ id, label = '' }: ServerInfo): ReadonlySet<string> {
  const names = [id, label, label.split(/[([]/)[0] ?? ''];
  const all = names.map((name) => foldWords(name).slice(0, mostWords).join(' '));
  return new Set(all.filter((words) => words !== ''));
}

function prefixOf(
  text: string,
  isTitle: boolean,
  byWords: ReadonlyMap<string, readonly ServerInfo[]>,
  own: ServerInfo,
): ServerInfo | undefined {
  const clean = text.slice(0, longest).replace(hidden, '');
  const { 1: before = '', 2: lead = '' } = leadingWords.exec(clean) ?? [];
  const words = foldWords(lead);
  const rest = clean.slice(before.length);
  const between = [...rest.matchAll(gaps)].map(([gap]) => gap);
  for (let count = Math.min(words.length, mostWords); count > 0; count -= 1) {
    const gap = between[count - 1];
    const servers = byWords.get(words.slice(0, count).join(' '));
    if (gap === undefined || servers === undefined) continue;
    if (servers.some(({ id }) => id === own.id)) return undefined;
    const [first = ''] = words;
    const ordinary =
      count === 1 &&
      (usual.test(lead.split(gaps)[0]?.toLowerCase() ?? '') ||
        isVerb(lead.split(gaps)[0]?.toLowerCase() ?? ''));
    if (isJoint(gap, before, isTitle, ordinary, first.length)) return servers[0];
  }
  return undefined;
}

/** Whether what stands behind a server's name sets it off as one. */
function isJoint(gap: string, before: string, isTitle: boolean, ordinary: boolean, length: number) {
  if (isTitle) {
    return (
      !ordinary &&
      /^\s*[:/|>\u203a\u00bb\u00b7\u2022\u2013\u2014]|^\s+-+\s|^\s*[\])}]/.test(gap) &&
      (!/^\s*[\])}]/.test(gap) || before !== '')
    );
  }
  if (/__|::/.test(gap)) return true;
  return !ordinary && (/[./:]/.test(gap) || length > 2);
}
