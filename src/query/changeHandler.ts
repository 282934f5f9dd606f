import type { ToolsClient } from './ToolsClient.js';
import { hearSignalOf, signalOptionOf } from './toolsChangeSignal.js';

const method = 'notifications/tools/list_changed';

/** SDK 1 reads the method off a schema, and parses with it. */
const notificationSchema = {
  shape: { method: { value: method } },
  safeParse: (data: unknown) => ({ success: true, data }),
};

type SetHandler = (method: unknown, handler: () => void) => void;
type RemoveHandler = (method: string) => void;

/**
 * Has `onChanged` called at each `tools/list_changed` of a client: through its handler slot where
 * that is free, else through the client's change signal. `null` where the client has no slots.
 */
export function handleChanges(client: ToolsClient, onChanged: () => void): (() => void) | null {
  if (typeof client.setNotificationHandler !== 'function') return null;
  if (isHandled(client) || signalOptionOf(client)) return hearSignalOf(client, onChanged);
  const set = (client.setNotificationHandler as SetHandler).bind(client);
  set(isSecondSdk(client) ? method : notificationSchema, () => onChanged());
  return () => {
    (client.removeNotificationHandler as RemoveHandler | undefined)?.call(client, method);
  };
}

/** Whether a client is of SDK 2, of which alone the protocol's eras are known. */
const isSecondSdk = (client: ToolsClient) => typeof client.getProtocolEra === 'function';

/**
 * Neither SDK tells in public whether a notification has a handler; both keep them in a map of
 * this name. Where there is none, the slot counts as free.
 */
function isHandled(client: ToolsClient): boolean {
  const handlers: unknown = Reflect.get(client, '_notificationHandlers');
  return handlers instanceof Map && handlers.has(method);
}
