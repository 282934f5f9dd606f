import type { RpcMessage } from './answerer.js';

type Answer = (message: RpcMessage) => Promise<object | null>;

const event = (message: object) => new TextEncoder().encode(`data: ${JSON.stringify(message)}\n\n`);
const headers = { 'content-type': 'text/event-stream' };

/**
 * A server of Streamable HTTP without a socket. Every answer is a stream of its own; what the server
 * says unasked goes through the stream that a client opens with GET.
 */
export function scriptedFetch(answer: Answer) {
  const unasked = new Set<ReadableStreamDefaultController<Uint8Array>>();

  const fetch = async (_url: string | URL, init: RequestInit = {}): Promise<Response> => {
    if (init.method === 'DELETE') return new Response(null, { status: 200 });
    if (init.method !== 'POST') {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => void unasked.add(controller),
      });
      return new Response(body, { headers });
    }
    const message = JSON.parse(String(init.body)) as RpcMessage;
    if (message.id === undefined) {
      await answer(message);
      return new Response(null, { status: 202 });
    }
    const body = new ReadableStream<Uint8Array>({
      start: async (controller) => {
        const answered = await answer(message);
        if (answered) controller.enqueue(event(answered));
        controller.close();
      },
    });
    return new Response(body, { headers });
  };

  return {
    fetch,
    push: (message: object) => {
      for (const controller of unasked) controller.enqueue(event(message));
    },
    hangUp: () => {
      for (const controller of unasked) controller.close();
      unasked.clear();
    },
  };
}
