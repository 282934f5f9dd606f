import { expect, test } from 'vitest';
import { entryFromWire } from '../../../src/model/intake/entryFromWire.js';

const server = { id: 'srv' };

test('a tool is offered', () => {
  const raw = { name: 'a', inputSchema: {} };
  const entry = entryFromWire(server, raw, 'sha256:00');
  expect(entry).toMatchObject({ server, raw, findings: [], offered: true });
  expect(entry.tool).toMatchObject({ serverId: 'srv', name: 'a', fingerprint: 'sha256:00' });
});

test.each([
  [null, 'intake.not-object', ''],
  [{ name: 1, inputSchema: {} }, 'intake.name-type', '/name'],
  [{ name: 'a', inputSchema: [] }, 'intake.schema-type', '/inputSchema'],
])('%j is refused, with its reason', (raw, code, path) => {
  expect(entryFromWire(server, raw, null)).toEqual({
    server,
    raw,
    tool: null,
    findings: [{ code, severity: 'reject', path, params: {} }],
    offered: false,
  });
});
