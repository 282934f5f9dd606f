import { isJsonObject } from '../model/JsonObject.js';
import { readMember } from '../model/readMember.js';
import type { ToolsClient, ToolsSubscription } from './ToolsClient.js';

/** The stream that a connection of revision 2026-07-28 needs, or it is told of no change. */
export interface Subscription {
  /** Opens the stream where one is needed; settles with whether it has just been opened. */
  open(): Promise<boolean>;
  isOpen(): boolean;
  close(): void;
}

type Listen = (filter: { toolsListChanged: true }) => Promise<ToolsSubscription>;

const firstDelay = 250;
const longestDelay = 30_000;
const lastedWell = 10_000;

/**
 * Keeps a `subscriptions/listen` stream open for `tools/list_changed`. A dropped stream is opened
 * again, later at each failure, and then `onGap` is called: what changed in between was not told.
 *
 * @see MCP specification 2026-07-28, basic/patterns/subscriptions
 */
export function toolsSubscription(client: ToolsClient, onGap: () => void): Subscription {
  let current: ToolsSubscription | null = null;
  let opening: Promise<boolean> | null = null;
  let hasGap = false;
  let closed = false;
  let delay = firstDelay;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isNeeded = () =>
    !closed &&
    typeof client.listen === 'function' &&
    client.getProtocolEra?.() === 'modern' &&
    client.getServerCapabilities?.()?.tools?.listChanged === true &&
    !isOpenedByClient(client);

  const listen = async () => {
    try {
      const stream = await (client.listen as Listen).call(client, { toolsListChanged: true });
      if (closed) {
        await stream.close();
        return false;
      }
      current = stream;
      void stream.closed.then(onEnd(stream, Date.now()));
      if (hasGap) onGap();
      hasGap = false;
      return true;
    } catch (error) {
      if (!closed && isPassing(error)) openLater();
      return false;
    }
  };
  const onEnd = (stream: ToolsSubscription, since: number) => (reason: unknown) => {
    if (current === stream) current = null;
    if (closed || reason === 'local') return;
    if (Date.now() - since > lastedWell) delay = firstDelay;
    openLater();
  };
  const openLater = () => {
    hasGap = true;
    clearTimeout(timer);
    timer = setTimeout(() => void open(), delay);
    delay = Math.min(delay * 2, longestDelay);
  };
  const open = () => {
    clearTimeout(timer);
    if (current || !isNeeded()) return Promise.resolve(false);
    opening ??= listen().finally(() => {
      opening = null;
    });
    return opening;
  };

  return {
    open,
    isOpen: () => current !== null || isOpenedByClient(client),
    close: () => {
      closed = true;
      clearTimeout(timer);
      current?.close().catch(() => {});
      current = null;
    },
  };
}

/** A client that was built to follow something opens a stream by itself, but not always for tools. */
function isOpenedByClient({ autoOpenedSubscription: stream }: ToolsClient): boolean {
  if (typeof stream !== 'object' || stream === null) return false;
  const filter = readMember(stream, 'honoredFilter');
  return !isJsonObject(filter) || filter.toolsListChanged === true;
}

/** A server's own refusal has a number and stays; a client without a connection has to be asked anew. */
const isPassing = (error: unknown) => {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code !== 'number' && code !== 'NOT_CONNECTED';
};
