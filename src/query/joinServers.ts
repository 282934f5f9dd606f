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
 * the parts of it that are the same.
 */
export function joinServers() {
  const steadyListings = steadyList<ToolListing | null>();
  const steadyEntries = steadyList<IntakeEntry>();
  const steadyTools = steadyList<Tool>();
  let last: { readonly all: readonly unknown[]; readonly joined: ServersTools } | null = null;

  return (sources: readonly ToolsSource[], results: readonly ToolsResult[]): ServersTools => {
    const listings = steadyListings(results.map(({ data }) => data ?? null));
    const options = intakeOptionsOf(sources);
    const known = sources.map(({ server }) => knownServer(server));
    const view = JSON.stringify([known.map(({ key }) => key), options]);
    const all = [results, listings, view];
    if (last?.all.every((one, index) => one === all[index])) return last.joined;

    const lists = known.map(({ server }, index) => {
      const entries = listings[index]?.entries ?? [];
      return { server, definitions: entries.map(({ raw }) => raw) };
    });
    const single = listings.flatMap((listing) => listing?.entries ?? []);
    const digestOf = (_: unknown, index: number) => single[index]?.tool?.fingerprint ?? null;
    const entries = steadyEntries(readEntries(lists, options, digestOf));
    const servers = known.map(({ server }, index) =>
      Object.freeze({
        server,
        query: results[index] as ToolsResult,
        listing: listings[index] ?? null,
      }),
    );
    const tools = steadyTools(offeredTools(entries));
    const joined = Object.freeze({ entries, tools, servers: Object.freeze(servers) });
    last = { all, joined };
    return joined;
  };
}
