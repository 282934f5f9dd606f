import { isJsonObject, type JsonObject } from '../model/JsonObject.js';
import { acceptableTool, type Era } from './acceptableTool.js';
import { interceptMessages } from './interceptMessages.js';
import { type PageTicket, recordedPages, ticketAmong } from './recordedPages.js';
import { type Recording, recordedTransports } from './recordedTransports.js';

/** The part of an SDK's transport that is used here; those of both SDKs fit as they are. */
export interface ToolsTransport {
  send(message: never, options?: never): Promise<unknown>;
}

type Send = (message: unknown, options?: unknown) => Promise<unknown>;

/** A request for a page that was sent and not answered yet. */
interface Asked {
  readonly ticket: PageTicket | null;
  readonly era: Era;
}

/**
 * Records `tools/list` on a transport, which has to happen before `client.connect(transport)`. The
 * lists here then hold what the wire held, malformed definitions too, whatever the SDK would refuse;
 * the client's own `listTools()` goes without those, and does not fail over them; and
 * `tools/list_changed` is followed without a handler. The transport stays the same object with all
 * its handlers, and its messages are never changed, only replaced on their way to the client.
 *
 * A transport that is given twice is recorded once, and stays recorded when it is started again.
 * Another connection mostly has another transport: record each of them. `listTools()` of SDK 1 still
 * fails over an output schema that its validator cannot compile; the lists here do not.
 */
export function recordToolLists<T extends ToolsTransport>(transport: T): T {
  if (recordedTransports.has(transport)) return transport;
  const recording: Recording = { listeners: new Set(), connection: {} };
  const asked = new Map<unknown, Asked>();
  const send = (transport.send as unknown as Send).bind(transport);

  const recordedSend: Send = async (message, options) => {
    const notes = each(message).flatMap((one) => noteSent(asked, one, options));
    const forget = () => {
      for (const [id, note] of notes) if (asked.get(id) === note) asked.delete(id);
    };
    if (notes.length > 0) signalOf(options)?.addEventListener('abort', forget, { once: true });
    try {
      return await send(message, options);
    } catch (error) {
      forget();
      throw error;
    }
  };
  replaceMethod(transport, 'send', recordedSend);

  interceptMessages(transport, (message) => {
    if (isListChanged(message)) for (const listener of [...recording.listeners]) listener();
    return Array.isArray(message)
      ? message.map((one) => received(asked, one))
      : received(asked, message);
  });
  onStart(transport, () => {
    asked.clear();
    recording.connection = {};
  });
  recordedTransports.set(transport, recording);
  return transport;
}

/** A transport may be started again after it was closed. */
function onStart(transport: object, started: () => void): void {
  const start: unknown = Reflect.get(transport, 'start');
  if (typeof start !== 'function') return;
  replaceMethod(transport, 'start', (...args: unknown[]) => {
    started();
    return start.apply(transport, args);
  });
}

const replaceMethod = (object: object, key: string, value: unknown) =>
  Object.defineProperty(object, key, { configurable: true, writable: true, value });

const each = (message: unknown): readonly unknown[] =>
  Array.isArray(message) ? message : [message];

const isListChanged = (message: unknown) =>
  each(message).some(
    (one) => isJsonObject(one) && one.method === 'notifications/tools/list_changed',
  );

/** A server may answer the request 7 as "7": the SDKs take that. */
const idOf = (id: unknown) =>
  typeof id === 'string' && !Number.isNaN(Number(id)) ? Number(id) : id;

type Note = [id: unknown, asked: Asked];

function noteSent(asked: Map<unknown, Asked>, message: unknown, options: unknown): Note[] {
  if (!isJsonObject(message)) return [];
  const params = isJsonObject(message.params) ? message.params : {};
  if (message.method === 'notifications/cancelled') asked.delete(idOf(params.requestId));
  if (message.method !== 'tools/list') return [];
  const note: Note = [idOf(message.id), { ticket: ticketAmong(options), era: eraOf(params) }];
  asked.set(...note);
  return [note];
}

/** From 2026-07-28 on, every request names its revision. */
function eraOf({ _meta }: JsonObject): Era {
  const revision = isJsonObject(_meta) && _meta['io.modelcontextprotocol/protocolVersion'];
  return typeof revision === 'string' && revision >= '2026-07-28' ? 'modern' : 'legacy';
}

function signalOf(options: unknown): AbortSignal | null {
  const signal = isJsonObject(options) && options.requestSignal;
  return signal instanceof AbortSignal ? signal : null;
}

/** What the client is to see of a message. */
function received(asked: Map<unknown, Asked>, message: unknown): unknown {
  if (!isJsonObject(message) || 'method' in message) return message;
  const id = idOf(message.id);
  const request = asked.get(id);
  if (!request) return message;
  asked.delete(id);
  const { result } = message;
  if (!isJsonObject(result) || !Array.isArray(result.tools)) return message;
  if (!request.ticket) return { ...message, result: acceptableResult(result, request.era) };
  // Of two transports that are recorded one inside the other, the inner one has the wire.
  if (!recordedPages.has(request.ticket)) recordedPages.set(request.ticket, result);
  return { ...message, result: noTools() };
}

/** A complete answer in every revision; who asked has the page itself. */
const noTools = () => ({ resultType: 'complete', tools: [], ttlMs: 0, cacheScope: 'private' });

function acceptableResult(result: JsonObject, era: Era): JsonObject {
  const tools = (result.tools as readonly unknown[]).flatMap(
    (definition) => acceptableTool(definition, era) ?? [],
  );
  recordedPages.set(tools, result);
  const { nextCursor, ...rest } = result;
  return nextCursor === null ? { ...rest, tools } : { ...result, tools };
}
