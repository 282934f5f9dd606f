import type { UseQueryResult } from '@tanstack/react-query';
import type { IntakeEntry } from '../model/intake/IntakeEntry.js';
import { knownServer } from '../model/intake/knownServer.js';
import { readEntries } from '../model/intake/readEntries.js';
import type { ServerInfo } from '../model/intake/ServerInfo.js';
import type { Tool } from '../model/tool/Tool.js';
import { intakeOptionsOf } from './intakeOptionsOf.js';
import { offeredTools } from './listingOf.js';
import { steadyList } from './steadyList.js';
import type { ToolListing } from './ToolListing.js';
import type { ToolsError } from './ToolsError.js';
import type { ToolsSource } from './ToolsSource.js';

type ToolsResult = UseQueryResult<ToolListing, ToolsError>;

/** One of several servers: its own query, and the list as its own, judged without the others. */
export interface ServerTools {
  readonly server: ServerInfo;
  readonly query: ToolsResult;
  /** `null` until something has come. */
  readonly listing: ToolListing | null;
}

/** The tools of several servers, judged together. */
export interface ServersTools {
  /** Every definition, in the sources' and the lists' order, with what they say about each other. */
  readonly entries: readonly IntakeEntry[];
  /** The offered ones. */
  readonly tools: readonly Tool[];
  readonly servers: readonly ServerTools[];
}

/**
 * A function that judges the lists of several servers together. It gives back what it gave last, or
 * the parts of it that are the same; what is no news of a list is not judged again.
 */
export function joinServers() {
  const steadyLists = steadyList<ToolListing['entries']>();
  const judge = judgeTogether();
  let last: { readonly all: readonly unknown[]; readonly joined: ServersTools } | null = null;

  return (sources: readonly ToolsSource[], results: readonly ToolsResult[]): ServersTools => {
    const lists = steadyLists(results.map(({ data }) => data?.entries ?? nothing));
    const judged = judge(sources, lists);
    const all = [results, judged];
    if (last?.all.every((one, index) => one === all[index])) return last.joined;
    const servers = judged.servers.map((server, index) => {
      const query = results[index] as ToolsResult;
      return Object.freeze({ server, query, listing: query.data ?? null });
    });
    const { entries, tools } = judged;
    const joined = Object.freeze({ entries, tools, servers: Object.freeze(servers) });
    last = { all, joined };
    return joined;
  };
}

const nothing: ToolListing['entries'] = [];

interface Judged extends Pick<ServersTools, 'entries' | 'tools'> {
  readonly servers: readonly ServerInfo[];
}

function judgeTogether() {
  const steadyEntries = steadyList<IntakeEntry>();
  const steadyTools = steadyList<Tool>();
  let last: { readonly all: readonly unknown[]; readonly judged: Judged } | null = null;

  return (sources: readonly ToolsSource[], lists: readonly ToolListing['entries'][]): Judged => {
    const options = intakeOptionsOf(sources);
    const known = sources.map(({ server }) => knownServer(server));
    const all = [lists, JSON.stringify([known.map(({ key }) => key), options])];
    if (last?.all.every((one, index) => one === all[index])) return last.judged;
    const servers = known.map(({ server }) => server);
    const definitions = servers.map((server, index) => ({
      server,
      definitions: (lists[index] ?? nothing).map(({ raw }) => raw),
    }));
    const single = lists.flat();
    const digestOf = (_: unknown, index: number) => single[index]?.tool?.fingerprint ?? null;
    const entries = steadyEntries(readEntries(definitions, options, digestOf));
    const judged = { servers, entries, tools: steadyTools(offeredTools(entries)) };
    last = { all, judged };
    return judged;
  };
}
