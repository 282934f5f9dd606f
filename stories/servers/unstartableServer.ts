import type { Connection } from './Connection.js';
import { connect } from './connect.js';

const lastWords = `The server ended with exit code 1.

Error: DATABASE_URL is not set.
    at readConfig (file:///srv/atlas/config.js:14:11)
    at file:///srv/atlas/server.js:6:16`;

/** Connects to a program that ends at its start, answered for as the dev server's bridge does. */
export function connectToUnstartable(): Promise<Connection> {
  return connect({
    url: new URL('https://unstartable.example/mcp'),
    async fetch(_url, init) {
      const { id } = JSON.parse(String(init?.body));
      return Response.json({ jsonrpc: '2.0', id, error: { code: -32000, message: lastWords } });
    },
  });
}

/** Connects as given, but only at every second try. */
export function atSecondTry(connectAtLast: () => Promise<Connection>): () => Promise<Connection> {
  let tries = 0;
  return () => {
    tries += 1;
    return tries % 2 === 1 ? connectToUnstartable() : connectAtLast();
  };
}
