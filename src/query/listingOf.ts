import type { IntakeEntry } from '../model/intake/IntakeEntry.js';
import { knownServer } from '../model/intake/knownServer.js';
import { readEntries } from '../model/intake/readEntries.js';
import { isJsonObject } from '../model/JsonObject.js';
import type { Tool } from '../model/tool/Tool.js';
import { intakeOptionsOf } from './intakeOptionsOf.js';
import type { CachedTools, ToolListing } from './ToolListing.js';
import type { ToolsSource } from './ToolsSource.js';

type Fingerprint = ToolsSource['fingerprint'];

/** What a list comes to in one view: for one description of its server, and one set of options. */
interface Reading {
  readonly server: ToolListing['server'];
  readonly fingerprint: Fingerprint;
  readonly entries: readonly IntakeEntry[];
  readonly tools: readonly Tool[];
  readonly listings: WeakMap<CachedTools, ToolListing>;
}

const readings = new WeakMap<readonly unknown[], Map<string, Reading>>();
const mostViews = 16;

/**
 * The listing of what the cache holds. The same cached list in the same view gives the same listing,
 * in every component; an unchanged definition the same entry.
 */
export function listingOf(cached: CachedTools, source: Omit<ToolsSource, 'client'>): ToolListing {
  const { server, entries, tools, listings } = readingOf(cached.definitions, source);
  const known = listings.get(cached);
  if (known) return known;
  const { progress, incomplete, fidelity } = cached;
  const listing = Object.freeze({ server, tools, entries, progress, incomplete, fidelity });
  listings.set(cached, listing);
  return listing;
}

function readingOf(definitions: readonly unknown[], source: Omit<ToolsSource, 'client'>): Reading {
  const { fingerprint } = source;
  const { server, key } = knownServer(source.server);
  const options = intakeOptionsOf([source]);
  const views = readings.get(definitions) ?? new Map<string, Reading>();
  readings.set(definitions, views);
  const view = `${key}${JSON.stringify(options)}`;
  const known = views.get(view);
  if (known && known.fingerprint === fingerprint) return known;
  const entries = readEntries([{ server, definitions }], options, (raw) =>
    digestOf(raw, fingerprint),
  );
  const isUnchanged = known?.entries.every((entry, index) => entry === entries[index]);
  const reading: Reading =
    known && isUnchanged
      ? { ...known, fingerprint }
      : { server, fingerprint, entries, tools: offeredTools(entries), listings: new WeakMap() };
  const [oldest] = views.keys();
  if (oldest !== undefined && views.size >= mostViews) views.delete(oldest);
  views.set(view, reading);
  return reading;
}

/** A rejected definition may have the shape of a tool, and is not offered all the same. */
export const offeredTools = (entries: readonly IntakeEntry[]): readonly Tool[] =>
  entries.flatMap(({ offered, tool }) => (offered && tool ? [tool] : []));

function digestOf(raw: unknown, fingerprint: Fingerprint): string | null {
  if (!fingerprint || !isJsonObject(raw)) return null;
  try {
    return fingerprint(raw);
  } catch {
    return null;
  }
}
