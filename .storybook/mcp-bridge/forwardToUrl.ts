import { errorAnswer } from './errorAnswer.js';

/** What a request carries that concerns the server: the rest is between the page and the bridge. */
const PASSED = /^(accept|authorization|content-type|last-event-id|mcp-.+)$/;
const RETURNED = /^(allow|cache-control|content-type|mcp-.+|retry-after)$/;

/**
 * Asks a server elsewhere and streams its answer back, so that the page needs no leave of that
 * server to read it. A server that cannot be reached is answered for in JSON-RPC.
 */
export async function forwardToUrl(url: URL, request: Request): Promise<Response> {
  const body = request.method === 'POST' ? await request.text() : null;
  try {
    const response = await fetch(url, {
      method: request.method,
      headers: chosen(request.headers, PASSED),
      body,
      signal: request.signal,
    });
    return new Response(response.body, {
      status: response.status,
      headers: chosen(response.headers, RETURNED),
    });
  } catch (error) {
    const reason = `${url.host} could not be reached: ${causeOf(error)}`;
    const id = requestId(body);
    return id === null
      ? new Response(reason, { status: 502 })
      : Response.json(errorAnswer(id, reason));
  }
}

function chosen(headers: Headers, names: RegExp): Headers {
  return new Headers([...headers].filter(([name]) => names.test(name)));
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? causeOf(error.cause) : error.message;
}

function requestId(body: string | null): string | number | null {
  try {
    const { id } = JSON.parse(body ?? '');
    return typeof id === 'string' || typeof id === 'number' ? id : null;
  } catch {
    return null;
  }
}
