import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ResultSchema } from '@modelcontextprotocol/sdk/types.js';

/** A published server, how it is started, and how many tools it lists. */
interface RealServer {
  readonly id: string;
  readonly bin: string;
  readonly args: (folder: string) => readonly string[];
  readonly tools: number;
}

/** Servers that other people wrote, installed as they publish them. None needs a network to list. */
export const realServers: readonly RealServer[] = [
  { id: 'everything', bin: 'mcp-server-everything', args: () => ['stdio'], tools: 13 },
  { id: 'filesystem', bin: 'mcp-server-filesystem', args: (folder) => [folder], tools: 14 },
  { id: 'memory', bin: 'mcp-server-memory', args: () => [], tools: 9 },
  { id: 'playwright', bin: 'playwright-mcp', args: () => ['--headless'], tools: 25 },
  { id: 'notion', bin: 'notion-mcp-server', args: () => [], tools: 24 },
];

/** What a server lists, as it wrote it, and whether it says that it runs tasks. */
export interface RealList {
  readonly id: string;
  readonly tasks: boolean;
  readonly definitions: readonly unknown[];
}

/** Starts a server and asks it for its tools: the objects of the wire, nothing left out. */
export async function listTools({ id, bin, args, tools }: RealServer): Promise<RealList> {
  const folder = await mkdtemp(join(tmpdir(), 'real-server-'));
  const client = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [resolve('node_modules/.bin', bin), ...args(folder)],
    env: { PATH: process.env.PATH ?? '', NOTION_TOKEN: 'none' },
    cwd: folder,
    stderr: 'ignore',
  });
  try {
    await client.connect(transport);
    const tasks = client.getServerCapabilities()?.tasks?.requests?.tools?.call !== undefined;
    // Some declare their last tools only once the connection stands.
    for (let attempt = 0; ; attempt += 1) {
      const listed = await client.request({ method: 'tools/list' }, ResultSchema);
      const definitions = listed.tools as readonly unknown[];
      if (definitions.length >= tools || attempt >= 50) return { id, tasks, definitions };
      await new Promise((done) => setTimeout(done, 100));
    }
  } finally {
    await client.close();
    await rm(folder, { recursive: true, force: true });
  }
}
