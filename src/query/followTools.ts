import { type ChangeHandler, handleChanges } from './changeHandler.js';
import { currentConnection, recordingOf } from './recordedTransports.js';
import { type Subscription, toolsSubscription } from './subscription.js';
import type { ToolsClient } from './ToolsClient.js';

interface Hub {
  readonly listeners: Set<() => void>;
  handler: ChangeHandler;
  /** What the handler hears: a recording, or, where there is none, the client. */
  heard: object;
  /** The client's last connection. */
  connection: object | null;
  readonly onChanged: () => void;
  readonly subscription: Subscription;
  /** The queries whose last fetch began while changes were told, each with that fetch. */
  watched: WeakMap<object, object>;
  /** Whether the fetch that is going on waits for the stream before it asks. */
  isAwaited: boolean;
  readonly stop: () => void;
}

const hubs = new WeakMap<ToolsClient, Hub>();

const burst = 50;
const patience = 1000;

/**
 * Calls `listener` after each change of a client's list of tools; a burst counts as one. However
 * many listen, the client's handler slot is taken once, and given back after the last of them; none
 * is taken while the client is connected through a recorded transport. Call it again at each new
 * connection.
 */
export function followTools(client: ToolsClient, listener: () => void): () => void {
  const own = () => listener();
  const hub = hubs.get(client) ?? startHub(client);
  if (!hub) return () => {};
  hearConnection(client, hub);
  hub.listeners.add(own);
  return () => {
    hub.listeners.delete(own);
    // StrictMode, and a move from one component to another, leave and come back at once.
    queueMicrotask(() => {
      if (hub.listeners.size > 0 || hubs.get(client) !== hub) return;
      hubs.delete(client);
      hub.stop();
    });
  };
}

function startHub(client: ToolsClient): Hub | null {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onChanged = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      for (const listener of [...listeners]) listener();
    }, burst);
  };
  const handler = handleChanges(client, onChanged);
  if (!handler) return null;
  const subscription = toolsSubscription(client, onChanged);
  const hub: Hub = {
    listeners,
    handler,
    heard: recordingOf(client) ?? client,
    connection: currentConnection(client),
    onChanged,
    subscription,
    watched: new WeakMap(),
    isAwaited: false,
    stop: () => {
      clearTimeout(timer);
      subscription.close();
      hub.handler.stop();
    },
  };
  hubs.set(client, hub);
  openStream(hub);
  return hub;
}

function openStream(hub: Hub): void {
  void hub.subscription.open().then((isNew) => {
    if (isNew && !hub.isAwaited) hub.onChanged();
  });
}

/**
 * A client that is connected anew may have left a recorded transport, or come to one; and nothing was
 * told in between.
 */
function hearConnection(client: ToolsClient, hub: Hub): void {
  const connection = currentConnection(client);
  if (!connection || connection === hub.connection) return;
  const heard = recordingOf(client) ?? client;
  if (heard !== hub.heard) {
    const handler = handleChanges(client, hub.onChanged);
    if (!handler) return;
    hub.handler.stop();
    hub.handler = handler;
    hub.heard = heard;
  }
  hub.connection = connection;
  hub.watched = new WeakMap();
  openStream(hub);
}

/**
 * Notes that a query is being fetched while its changes are told. Waits for the stream that tells
 * them, for a second at most: what is fetched before that may be old already, and is fetched once
 * more when the stream is open.
 *
 * @param fetch tells this fetch of the query from the next
 */
export async function watchFetch(client: ToolsClient, query: object, fetch: object): Promise<void> {
  const hub = hubs.get(client);
  if (!hub) return;
  hearConnection(client, hub);
  hub.watched.set(query, fetch);
  if (hub.subscription.isOpen()) return;
  hub.isAwaited = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([hub.subscription.open(), tooLong]);
  clearTimeout(timer);
  hub.isAwaited = false;
}

/** Takes that note back: the fetch failed, and what is shown is of an earlier one. */
export function unwatchFetch(client: ToolsClient, query: object, fetch: object): void {
  const watched = hubs.get(client)?.watched;
  if (watched?.get(query) === fetch) watched.delete(query);
}

/**
 * - `told`: every change since the query's last fetch was told
 * - `old`: changes are told, but the query was fetched before
 * - `untold`: nobody follows, the server does not tell, or the client lets nobody else hear
 */
export type Standing = 'told' | 'old' | 'untold';

/** What is known of a query's age. */
export function standingOf(client: ToolsClient, query: object): Standing {
  const hub = hubs.get(client);
  if (!hub?.handler.isHeard || !isTelling(client, hub)) return 'untold';
  return hub.watched.has(query) ? 'told' : 'old';
}

function isTelling(client: ToolsClient, hub: Hub): boolean {
  try {
    const tells = client.getServerCapabilities?.()?.tools?.listChanged === true;
    return tells && (client.getProtocolEra?.() !== 'modern' || hub.subscription.isOpen());
  } catch {
    return false;
  }
}
