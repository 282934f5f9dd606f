import { handleChanges } from './changeHandler.js';
import { type Subscription, toolsSubscription } from './subscription.js';
import type { ToolsClient } from './ToolsClient.js';

interface Hub {
  readonly listeners: Set<() => void>;
  readonly subscription: Subscription;
  /** When following began, in milliseconds since the epoch. */
  readonly since: number;
  /** Whether the fetch that is going on waits for the stream before it asks. */
  isAwaited: boolean;
  readonly stop: () => void;
}

const hubs = new WeakMap<ToolsClient, Hub>();

const burst = 50;
const patience = 1000;

/**
 * Calls `listener` after each change of a client's list of tools; a burst counts as one. However
 * many listen, the client's handler slot is taken once, and given back after the last of them.
 */
export function followTools(client: ToolsClient, listener: () => void): () => void {
  const own = () => listener();
  const hub = hubs.get(client) ?? startHub(client);
  if (!hub) return () => {};
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
  const letGo = handleChanges(client, onChanged);
  if (!letGo) return null;
  const subscription = toolsSubscription(client, onChanged);
  const stop = () => {
    clearTimeout(timer);
    subscription.close();
    letGo();
  };
  const hub: Hub = { listeners, subscription, since: Date.now(), isAwaited: false, stop };
  hubs.set(client, hub);
  void subscription.open().then((isNew) => {
    if (isNew && !hub.isAwaited) onChanged();
  });
  return hub;
}

/**
 * Waits, for a second at most, until a change from here on would be told: a list that was fetched
 * before its stream is open may be old already. Longer than that, and it is fetched once more.
 */
export async function readyToFollow(client: ToolsClient): Promise<void> {
  const hub = hubs.get(client);
  if (!hub || hub.subscription.isOpen()) return;
  hub.isAwaited = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      hub.isAwaited = false;
      resolve();
    }, patience);
  });
  await Promise.race([hub.subscription.open(), tooLong]);
  clearTimeout(timer);
}

/**
 * Since when every change of a client's list is told, in milliseconds since the epoch; `null`
 * where nobody follows, or the server does not say that it tells.
 */
export function followedSince(client: ToolsClient): number | null {
  const hub = hubs.get(client);
  const tells = client.getServerCapabilities?.()?.tools?.listChanged === true;
  if (!hub || !tells) return null;
  const needsStream = client.getProtocolEra?.() === 'modern';
  return needsStream && !hub.subscription.isOpen() ? null : hub.since;
}
