import { recordingOf } from './recordedTransports.js';
import type { ToolsClient } from './ToolsClient.js';
import { hearSignalOf, signalOptionOf } from './toolsChangeSignal.js';

/** How the changes of one client are heard. */
export interface ChangeHandler {
  /** Whether it is certain that they are. */
  readonly isHeard: boolean;
  stop(): void;
}

const method = 'notifications/tools/list_changed';

/** SDK 1 reads the method off a schema, and parses with it. */
const notificationSchema = {
  shape: { method: { value: method } },
  safeParse: (data: unknown) => ({ success: true, data }),
};

type SetHandler = (method: unknown, handler: () => void) => void;
type RemoveHandler = (method: string) => void;

/**
 * Has `onChanged` called at each `tools/list_changed` of a client: by its transport where that is
 * recorded, else through its handler slot where that is free, else through the client's change
 * signal. `null` where the client has no slots.
 */
export function handleChanges(client: ToolsClient, onChanged: () => void): ChangeHandler | null {
  try {
    const recording = recordingOf(client);
    if (recording) return hearTransport(recording.listeners, onChanged);
    if (typeof client.setNotificationHandler !== 'function') return null;
    const isBuiltWithSignal = signalOptionOf(client) !== null;
    if (isBuiltWithSignal || handlersOf(client)?.has(method)) {
      // SDK 2 still holds the options it was built with, so without a signal there it has none.
      const mayHear = isBuiltWithSignal || !isSecondSdk(client);
      const stop = mayHear ? hearSignalOf(client, onChanged) : () => {};
      return { isHeard: isBuiltWithSignal, stop };
    }
    return takeSlot(client, client.setNotificationHandler as SetHandler, onChanged);
  } catch {
    return null;
  }
}

function hearTransport(listeners: Set<() => void>, onChanged: () => void): ChangeHandler {
  const own = () => onChanged();
  listeners.add(own);
  return { isHeard: true, stop: () => void listeners.delete(own) };
}

function takeSlot(client: ToolsClient, set: SetHandler, onChanged: () => void): ChangeHandler {
  set.call(client, isSecondSdk(client) ? method : notificationSchema, () => onChanged());
  const own = handlersOf(client)?.get(method);
  return {
    isHeard: true,
    stop: () => {
      // A host that has set a handler of its own since keeps it.
      if (handlersOf(client)?.get(method) !== own) return;
      (client.removeNotificationHandler as RemoveHandler | undefined)?.call(client, method);
    },
  };
}

/** Whether a client is of SDK 2, of which alone the protocol's eras are known. */
const isSecondSdk = (client: ToolsClient) => typeof client.getProtocolEra === 'function';

/**
 * Neither SDK tells in public whether a notification has a handler; both keep them in a map of
 * this name. Where there is none, the slot counts as free.
 */
function handlersOf(client: ToolsClient): ReadonlyMap<unknown, unknown> | null {
  const handlers: unknown = Reflect.get(client, '_notificationHandlers');
  return handlers instanceof Map ? handlers : null;
}
