import {
  Client,
  type ClientOptions,
  StreamableHTTPClientTransport,
  type StreamableHTTPClientTransportOptions,
} from '@modelcontextprotocol/client';
import type { Connection } from './Connection.js';

/** How to reach a server. */
export interface ConnectOptions {
  readonly url: URL;
  /** Absent: the browser's own. */
  readonly fetch?: StreamableHTTPClientTransportOptions['fetch'];
  /** Absent: the client's default, the revisions up to 2025-11-25. */
  readonly versionNegotiation?: ClientOptions['versionNegotiation'];
}

/** Connects the real SDK client to a server. Closing the connection ends the session too. */
export async function connect({
  url,
  fetch,
  versionNegotiation,
}: ConnectOptions): Promise<Connection> {
  const transport = new StreamableHTTPClientTransport(url, fetch ? { fetch } : {});
  const client = new Client(
    { name: 'toolcard-stories', version: '1.0.0' },
    versionNegotiation ? { versionNegotiation } : {},
  );
  await client.connect(transport);
  const info = client.getServerVersion();
  return {
    client,
    selfDescription: info ? `${info.title ?? info.name} ${info.version}` : null,
    protocolVersion: client.getNegotiatedProtocolVersion() ?? null,
    async close() {
      if (transport.sessionId !== undefined) await transport.terminateSession();
      await client.close();
    },
  };
}
