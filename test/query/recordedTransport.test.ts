import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { expect, test, vi } from 'vitest';
import { recordedTransports } from '../../src/query/recordedTransports.js';
import { recordToolLists } from '../../src/query/recordToolLists.js';
import { tool } from '../support/peers.js';

type Handler = (message: unknown, extra?: unknown) => void;

/** A transport as hosts write them: private fields, and a handler kept behind an accessor. */
class SocketTransport {
  #handler: Handler | undefined;
  readonly #sent: unknown[] = [];
  onclose?: () => void;
  get onmessage(): Handler | undefined {
    return this.#handler;
  }
  set onmessage(handler: Handler | undefined) {
    this.#handler = handler;
  }
  async send(message: object) {
    this.#sent.push(message);
  }
  async start() {}
  get sent() {
    return this.#sent;
  }
  arrive(message: unknown, extra?: unknown) {
    this.#handler?.(message, extra);
  }
}

const request = (id: unknown) => ({ jsonrpc: '2.0', id, method: 'tools/list' });
const response = (id: unknown, tools: unknown[]) => ({ jsonrpc: '2.0', id, result: { tools } });
const changed = { jsonrpc: '2.0', method: 'notifications/tools/list_changed' };

test('the transport stays the object that it is', () => {
  const [near] = InMemoryTransport.createLinkedPair();
  expect(recordToolLists(near)).toBe(near);
  expect(near).toBeInstanceOf(InMemoryTransport);
  const socket = recordToolLists(new SocketTransport());
  expect(socket).toBeInstanceOf(SocketTransport);
  expect(socket.sent).toEqual([]);
});

test('a transport that is given twice is recorded once', async () => {
  const socket = new SocketTransport();
  const { send } = recordToolLists(socket);
  expect(recordToolLists(recordToolLists(socket)).send).toBe(send);
});

test.each([['before'], ['after']])(
  'a handler that is set %s is given what is acceptable',
  async (when) => {
    const socket = new SocketTransport();
    const seen: unknown[] = [];
    const handler = (message: unknown, extra: unknown) => void seen.push(message, extra);
    if (when === 'before') socket.onmessage = handler;
    recordToolLists(socket);
    if (when === 'after') socket.onmessage = handler;
    await socket.send(request(1));
    socket.arrive(response(1, [null, tool('a')]), 'extra');
    expect(seen).toEqual([response(1, [tool('a')]), 'extra']);
  },
);

test('handlers that call the one before them are each called once', async () => {
  const socket = new SocketTransport();
  const [first, heard] = [vi.fn(), vi.fn()];
  socket.onmessage = first;
  recordToolLists(socket);
  recordedTransports.get(socket)?.listeners.add(heard);
  const before = socket.onmessage;
  const second = vi.fn((message: unknown) => before?.(message));
  socket.onmessage = second;
  await socket.send(request(1));
  socket.arrive(response(1, [null, tool('a')]));
  expect(first.mock.calls).toEqual([[response(1, [tool('a')])]]);
  expect(second).toHaveBeenCalledTimes(1);
  socket.arrive(changed);
  socket.arrive(changed);
  expect(first).toHaveBeenCalledTimes(3);
  expect(heard).toHaveBeenCalledTimes(2);
  socket.onmessage = before;
  socket.arrive(changed);
  expect(first).toHaveBeenCalledTimes(4);
  expect(heard).toHaveBeenCalledTimes(3);
  socket.onmessage = undefined;
  expect(socket.onmessage).toBeUndefined();
});

test('messages in a batch are recorded one by one', async () => {
  const socket = recordToolLists(new SocketTransport());
  const [seen, heard] = [vi.fn(), vi.fn()];
  socket.onmessage = seen;
  recordedTransports.get(socket)?.listeners.add(heard);
  await socket.send([request(1), request(2)]);
  socket.arrive([response(1, [null]), changed, response(2, [tool('b'), 7])]);
  expect(seen.mock.calls[0]?.[0]).toEqual([response(1, []), changed, response(2, [tool('b')])]);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('nothing but an answer to tools/list is replaced, and no message is changed', async () => {
  const socket = recordToolLists(new SocketTransport());
  const seen = vi.fn();
  socket.onmessage = seen;
  await socket.send(request(1));
  const answer = response(1, [null, tool('a', { title: null })]);
  const before = JSON.stringify(answer);
  const others = [
    response(2, [null]),
    { jsonrpc: '2.0', id: 1, method: 'sampling/createMessage' },
    'text',
    null,
    7,
    [],
    { jsonrpc: '2.0', id: 9, error: { code: 1, message: 'no' } },
  ];
  for (const other of others) socket.arrive(other);
  others.forEach((other, index) => {
    if (!Array.isArray(other)) expect(seen.mock.calls[index]?.[0]).toBe(other);
  });
  socket.arrive(answer);
  expect(seen.mock.lastCall?.[0]).toEqual(response(1, [tool('a')]));
  expect(JSON.stringify(answer)).toBe(before);
});

test('an answer counts whether its id is the number or its text, and once only', async () => {
  const socket = recordToolLists(new SocketTransport());
  const seen = vi.fn();
  socket.onmessage = seen;
  await socket.send(request(7));
  socket.arrive(response('7', [null]));
  expect(seen.mock.lastCall?.[0]).toEqual(response('7', []));
  const late = response(7, [null]);
  socket.arrive(late);
  expect(seen.mock.lastCall?.[0]).toBe(late);
});

test.each<[string, (socket: SocketTransport) => unknown]>([
  [
    'cancelled by a message',
    async (socket) => {
      await socket.send(request(1));
      await socket.send({ method: 'notifications/cancelled', params: { requestId: 1 } });
    },
  ],
  [
    'aborted',
    async (socket) => {
      const abort = new AbortController();
      await (socket.send as (message: object, options: object) => unknown)(request(1), {
        requestSignal: abort.signal,
      });
      abort.abort();
    },
  ],
  ['not sent at all', (socket) => socket.send({ ...request(1), fails: true }).catch(() => {})],
])('nothing is kept of a request that is %s', async (_, giveUp) => {
  class Failing extends SocketTransport {
    override async send(message: object) {
      if ('fails' in message) throw new Error('offline');
      await super.send(message);
    }
  }
  const socket = recordToolLists(new Failing());
  const seen = vi.fn();
  socket.onmessage = seen;
  await giveUp(socket);
  const late = response(1, [null]);
  socket.arrive(late);
  expect(seen.mock.lastCall?.[0]).toBe(late);
});

test('a transport that is started again is another connection, and owes no answers', async () => {
  const socket = recordToolLists(new SocketTransport());
  const [seen, heard] = [vi.fn(), vi.fn()];
  socket.onmessage = seen;
  recordedTransports.get(socket)?.listeners.add(heard);
  await socket.start();
  const first = recordedTransports.get(socket)?.connection;
  const abort = new AbortController();
  await (socket.send as (message: object, options: object) => unknown)(request(1), {
    requestSignal: abort.signal,
  });
  await socket.start();
  expect(recordedTransports.get(socket)?.connection).not.toBe(first);
  const called = { jsonrpc: '2.0', id: 1, result: { content: [], tools: [null] } };
  socket.arrive(called);
  expect(seen.mock.lastCall?.[0]).toBe(called);
  await socket.send(request(1));
  abort.abort();
  socket.arrive(response(1, [null, tool('a')]));
  expect(seen.mock.lastCall?.[0]).toEqual(response(1, [tool('a')]));
  socket.arrive(changed);
  expect(heard).toHaveBeenCalledTimes(1);
});
