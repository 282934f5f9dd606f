import { Buffer } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

/** A Node request in the web's own shape. `signal` aborts where the client has gone away. */
export function toRequest(req: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const method = req.method ?? 'GET';
  const init: RequestInit & { duplex?: 'half' } = { method, headers, signal };
  if (method !== 'GET' && method !== 'HEAD') {
    init.body = Readable.toWeb(req) as ReadableStream;
    init.duplex = 'half';
  }
  return new Request(`http://${req.headers.host}${req.url}`, init);
}

/**
 * Writes a web response as it comes, and resolves once it has ended or the client has gone.
 *
 * Storybook's server compresses: it would hold events back until there are enough of them, and it
 * loses the status of a response whose headers are flushed. The encoding `identity` keeps it off,
 * and a first comment sends the headers of an event stream.
 */
export async function writeResponse(response: Response, res: ServerResponse): Promise<void> {
  res.statusCode = response.status;
  for (const [name, value] of response.headers) res.setHeader(name, value);
  res.setHeader('content-encoding', 'identity');
  const isEventStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (response.body === null || !isEventStream) {
    res.end(Buffer.from(await response.arrayBuffer()));
    return;
  }
  res.write(':\n\n');
  // It rejects where the client goes away or the server behind breaks off: then there is no more.
  await pipeline(Readable.fromWeb(response.body as NodeReadableStream), res).catch(() => {});
}
