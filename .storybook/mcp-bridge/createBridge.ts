import type { IncomingMessage, ServerResponse } from 'node:http';
import { forwardToUrl } from './forwardToUrl.js';
import type { ServerCommand, Upstream } from './readUpstream.js';
import { refusalOf } from './refusalOf.js';
import { StdioSession } from './StdioSession.js';
import { toRequest, writeResponse } from './webHttp.js';

/** An MCP server for the pages of this machine, over Streamable HTTP. */
export interface Bridge {
  /** Answers one request, whatever its path. */
  handle(req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** Ends every session with its server. */
  close(): void;
}

/** Makes a bridge to one server. It starts nothing before a client asks for it. */
export function createBridge(upstream: Upstream): Bridge {
  const sessions = new Map<string, StdioSession>();

  function newSession(command: ServerCommand): StdioSession {
    const session: StdioSession = new StdioSession(command, {
      onStart: (id) => sessions.set(id, session),
      onEnd: (id) => sessions.delete(id),
    });
    return session;
  }

  async function answer(request: Request, res: ServerResponse): Promise<void> {
    const write = (response: Response) => writeResponse(response, res);
    if (upstream.kind === 'url') {
      await write(await forwardToUrl(upstream.url, request));
      return;
    }
    const id = request.headers.get('mcp-session-id');
    const session = id === null ? newSession(upstream.command) : sessions.get(id);
    if (session === undefined)
      await write(new Response('This session has ended.', { status: 404 }));
    else await session.serve(request, write);
  }

  return {
    async handle(req, res) {
      const refusal = refusalOf({
        remoteAddress: req.socket.remoteAddress,
        host: req.headers.host,
        origin: req.headers.origin,
        site: [req.headers['sec-fetch-site']].flat()[0],
      });
      if (refusal !== null) {
        res.writeHead(403, { 'content-type': 'text/plain' }).end(refusal);
        return;
      }
      const gone = new AbortController();
      // Not `on`: that is what a compressing server puts in its own place.
      res.addListener('close', () => gone.abort());
      await answer(toRequest(req, gone.signal), res);
    },
    close() {
      for (const session of sessions.values()) session.end();
    },
  };
}
