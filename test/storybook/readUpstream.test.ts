import { describe, expect, test } from 'vitest';
import { readUpstream } from '../../.storybook/mcp-bridge/readUpstream.js';

describe('readUpstream', () => {
  test('takes server-everything where nothing is set', () => {
    expect(readUpstream({})).toMatchObject({
      label: 'server-everything',
      command: { kind: 'program', args: [expect.stringMatching(/server-everything/), 'stdio'] },
    });
  });

  test('takes a command line as it was typed', () => {
    expect(readUpstream({ MCP_SERVER_COMMAND: 'npx -y some-server "a b"' })).toEqual({
      kind: 'command',
      label: 'npx -y some-server "a b"',
      command: { kind: 'shell', line: 'npx -y some-server "a b"' },
    });
  });

  test('keeps the query of an address, where keys may stand, off the screen', () => {
    const upstream = readUpstream({ MCP_SERVER_URL: 'https://host.example/mcp?key=secret' });
    expect(upstream).toMatchObject({ kind: 'url', label: 'host.example/mcp' });
  });

  test('names what it cannot use', () => {
    expect(() => readUpstream({ MCP_SERVER_URL: 'file:///etc' })).toThrow(/http or https/);
    expect(() => readUpstream({ MCP_SERVER_URL: 'x' })).toThrow(/http or https/);
    expect(() =>
      readUpstream({ MCP_SERVER_URL: 'https://host.example', MCP_SERVER_COMMAND: 'x' }),
    ).toThrow(/not both/);
  });
});
