import type { IntakeEntry } from '../model/intake/IntakeEntry.js';
import { readEntries } from '../model/intake/readEntries.js';
import type { ServerInfo } from '../model/intake/ServerInfo.js';
import { isJsonObject } from '../model/JsonObject.js';
import type { Tool } from '../model/tool/Tool.js';
import type { CachedTools, ToolListing } from './ToolListing.js';
import type { ToolsSource } from './ToolsSource.js';

type Fingerprint = ToolsSource['fingerprint'];

interface Lists {
  readonly fingerprint: Fingerprint;
  readonly entries: readonly IntakeEntry[];
  readonly tools: readonly Tool[];
}

/** What was read of one server, as the operator describes it, for as long as its objects live. */
interface Shelf {
  readonly server: ServerInfo;
  readonly lists: WeakMap<readonly unknown[], Lists>;
  readonly listings: WeakMap<CachedTools, { readonly lists: Lists; readonly listing: ToolListing }>;
}

const shelves = new Map<string, Shelf>();

/**
 * The listing of what the cache holds. The same cached list under the same description of the
 * server gives the same listing, in every component; an unchanged definition the same entry.
 */
export function listingOf(
  cached: CachedTools,
  server: ServerInfo,
  fingerprint: Fingerprint,
): ToolListing {
  const shelf = shelfOf(server);
  const lists = listsOf(shelf, cached.definitions, fingerprint);
  const known = shelf.listings.get(cached);
  if (known?.lists === lists) return known.listing;
  const { progress, incomplete, fidelity } = cached;
  const { tools, entries } = lists;
  const listing = Object.freeze({
    server: shelf.server,
    tools,
    entries,
    progress,
    incomplete,
    fidelity,
  });
  shelf.listings.set(cached, { lists, listing });
  return listing;
}

const mostShelves = 200;

function shelfOf(given: ServerInfo): Shelf {
  const server = knownMembers(given);
  const key = JSON.stringify(server);
  const known = shelves.get(key);
  if (known) return known;
  const [oldest] = shelves.keys();
  if (oldest !== undefined && shelves.size >= mostShelves) shelves.delete(oldest);
  const shelf: Shelf = {
    server: Object.freeze(server),
    lists: new WeakMap(),
    listings: new WeakMap(),
  };
  shelves.set(key, shelf);
  return shelf;
}

/** A host's own record may hold more, and change in ways that say nothing of the tools. */
function knownMembers(given: ServerInfo): ServerInfo {
  const { id, label, trusted, transport, protocolVersion, origin, tasks } = given;
  const all = { id, label, trusted, transport, protocolVersion, origin, tasks };
  const stated = Object.entries(all).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(stated), id };
}

function listsOf(shelf: Shelf, definitions: readonly unknown[], fingerprint: Fingerprint): Lists {
  const known = shelf.lists.get(definitions);
  if (known && known.fingerprint === fingerprint) return known;
  const entries = readEntries([{ server: shelf.server, definitions }], {}, (raw) =>
    digestOf(raw, fingerprint),
  );
  const unchanged = known?.entries.every((entry, index) => entry === entries[index]);
  const lists: Lists =
    known && unchanged
      ? { ...known, fingerprint }
      : { fingerprint, entries, tools: entries.flatMap((entry) => offered(entry)) };
  shelf.lists.set(definitions, lists);
  return lists;
}

const offered = ({ offered: is, tool }: IntakeEntry) => (is && tool ? [tool] : []);

function digestOf(raw: unknown, fingerprint: Fingerprint): string | null {
  if (!fingerprint || !isJsonObject(raw)) return null;
  try {
    return fingerprint(raw);
  } catch {
    return null;
  }
}
