import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ResultSchema } from '@modelcontextprotocol/sdk/types.js';

const require = createRequire(import.meta.url);

/** A published server, how it is started, and how many tools it lists. */
interface RealServer {
  readonly id: string;
  /** Its package.json, which names what starts it. */
  readonly manifest: string;
  readonly args: (folder: string) => readonly string[];
  readonly tools: number;
}

/** Servers that other people wrote, installed as they publish them. None needs a network to list. */
export const realServers: readonly RealServer[] = [
  {
    id: 'everything',
    manifest: require.resolve('@modelcontextprotocol/server-everything/package.json'),
    args: () => ['stdio'],
    tools: 13,
  },
  {
    id: 'filesystem',
    manifest: require.resolve('@modelcontextprotocol/server-filesystem/package.json'),
    args: (folder) => [folder],
    tools: 14,
  },
  {
    id: 'memory',
    manifest: require.resolve('@modelcontextprotocol/server-memory/package.json'),
    args: () => [],
    tools: 9,
  },
  {
    id: 'playwright',
    manifest: require.resolve('@playwright/mcp/package.json'),
    args: () => ['--headless'],
    tools: 25,
  },
  {
    id: 'notion',
    manifest: require.resolve('@notionhq/notion-mcp-server/package.json'),
    args: () => [],
    tools: 24,
  },
];

/** What a server lists, as it wrote it, and whether it says that it runs tasks. */
export interface RealList {
  readonly id: string;
  readonly tasks: boolean;
  readonly definitions: readonly unknown[];
}

/** Starts a server and asks it for its tools: the objects of the wire, nothing left out. */
export async function listTools({ id, manifest, args, tools }: RealServer): Promise<RealList> {
  const { bin } = JSON.parse(await readFile(manifest, 'utf8'));
  const [script] = Object.values<string>(bin) as [string];
  const folder = await mkdtemp(join(tmpdir(), 'real-server-'));
  const client = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [join(dirname(manifest), script), ...args(folder)],
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
