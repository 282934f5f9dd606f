import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

/** The v2 client as a story uses it, connected to the bridge. */
export async function connectClient(url: URL) {
  const transport = new StreamableHTTPClientTransport(url);
  const client = new Client({ name: 'bridge-test', version: '1.0.0' });
  await client.connect(transport);
  return { client, transport };
}
