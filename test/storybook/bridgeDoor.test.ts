import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../.storybook/mcp-bridge/refusalOf.js';
import { startBridge } from './startBridge.js';

const initialize = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'bridge-test', version: '1.0.0' },
  },
});

/** The status of a request with these headers. `fetch` would not let a test choose them. */
function statusOf(url: URL, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      method: 'POST',
      headers: {
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        ...headers,
      },
    });
    asked.on('error', reject);
    asked.on('response', (response) => {
      resolve(response.statusCode);
      response.destroy();
    });
    asked.end(initialize);
  });
}

describe('the bridge', () => {
  test('answers its own origin and programs without one', async () => {
    const url = await startBridge();
    expect(await statusOf(url, {})).toBe(200);
    expect(await statusOf(url, { origin: url.origin })).toBe(200);
  });

  test('keeps its answers out of the compression of the server around it', async () => {
    const url = await startBridge();
    const { headers, body } = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    expect(headers.get('content-encoding')).toBe('identity');
    await body?.cancel();
  });

  test.for([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
    ['a page without an origin of its own', { origin: 'null' }],
    ['a foreign name for this machine', { host: 'rebound.example' }],
    ['a name that only begins like ours', { host: 'localhost.evil.example' }],
    ['a browser that says the request is cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['another site on the same host', { 'sec-fetch-site': 'same-site' }],
  ] as const)('refuses %s', async ([, headers]) => {
    const url = await startBridge();
    expect(await statusOf(url, headers)).toBe(403);
  });

  test('refuses another machine, whatever it says', () => {
    const caller = { host: 'localhost:6006', origin: undefined, site: undefined };
    expect(refusalOf({ ...caller, remoteAddress: '192.168.1.20' })).toMatch(/this machine/);
    expect(refusalOf({ ...caller, remoteAddress: '::ffff:10.0.0.2' })).toMatch(/this machine/);
    expect(refusalOf({ ...caller, remoteAddress: undefined })).toMatch(/this machine/);
    expect(refusalOf({ ...caller, remoteAddress: '::ffff:127.0.0.1' })).toBeNull();
    expect(refusalOf({ ...caller, remoteAddress: '::1' })).toBeNull();
  });
});
