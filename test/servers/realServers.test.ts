import { beforeAll, expect, test } from 'vitest';
import { intakeTools } from '../../src/model/intake/intakeTools.js';
import type { ServerInfo } from '../../src/model/intake/ServerInfo.js';
import { listTools, type RealList, realServers } from './realServers.js';

let lists: readonly RealList[];

beforeAll(async () => {
  lists = await Promise.all(realServers.map(listTools));
}, 60_000);

test('every server lists its tools', () => {
  const counts = lists.map(({ id, definitions }) => [id, definitions.length]);
  expect(counts).toEqual(realServers.map(({ id, tools }) => [id, tools]));
});

test.each<Omit<ServerInfo, 'id'>>([
  { transport: 'stdio' },
  { transport: 'stdio', protocolVersion: '2025-06-18' },
  { transport: 'streamable-http', protocolVersion: '2026-07-28' },
])('nothing is found in the tools of real servers: %o', (how) => {
  const servers = lists.map(({ id, tasks, definitions }) => ({
    server: { id, tasks, ...how },
    definitions,
  }));
  const found = intakeTools(servers, { tasks: true }).flatMap(({ server, tool, findings }) =>
    findings.map(({ code, path }) => `${server.id} ${tool?.name} ${code} ${path}`),
  );
  expect(found).toEqual([]);
});
