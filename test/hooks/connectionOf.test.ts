import { expect, test } from 'vitest';
import { connectionOf } from '../../src/hooks/connectionOf.js';
import { recordToolLists } from '../../src/query/recordToolLists.js';

const transport = () => ({ start: async () => {}, send: async () => {} });
const clientOf = (own?: object) => ({
  transport: own,
  listTools: async () => ({ tools: [] }),
});

test('a client has one name for a connection, and keeps it once it is closed', () => {
  const client = clientOf(transport());
  const name = connectionOf(client);
  expect(connectionOf(client)).toBe(name);
  client.transport = undefined;
  expect(connectionOf(client)).toBe(name);
  expect(connectionOf(client)).toBe(name);
});

test('a client without a transport has one name', () => {
  const client = { listTools: async () => ({ tools: [] }) };
  expect(connectionOf(client)).toBe(connectionOf(client));
  expect(connectionOf({ listTools: client.listTools })).not.toBe(connectionOf(client));
});

test('another connection has another name, over the same transport too', () => {
  const own = transport();
  const client = clientOf(own);
  const names = [connectionOf(client)];
  client.transport = transport();
  names.push(connectionOf(client));
  client.transport = own;
  names.push(connectionOf(client));
  client.transport = undefined;
  expect(connectionOf(client)).toBe(names[2]);
  client.transport = own;
  names.push(connectionOf(client));
  expect(new Set(names).size).toBe(4);
  expect(connectionOf(client)).toBe(names[3]);
});

test('a recorded transport that is started again is another connection, seen closed or not', async () => {
  const own = recordToolLists(transport());
  await own.start();
  const client = clientOf(own);
  const name = connectionOf(client);
  await own.start();
  expect(connectionOf(client)).not.toBe(name);
});

test('two clients never share a name, on one transport neither', () => {
  const own = transport();
  expect(connectionOf(clientOf(own))).not.toBe(connectionOf(clientOf(own)));
});
