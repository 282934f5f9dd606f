import { createRequire } from 'node:module';
import process from 'node:process';

const require = createRequire(import.meta.url);

/** A program to run, with its arguments, or a line for the operator's own shell. */
export type ServerCommand =
  | { readonly kind: 'program'; readonly file: string; readonly args: readonly string[] }
  | { readonly kind: 'shell'; readonly line: string };

/** The MCP server that stands behind the bridge, and what to call it on the screen. */
export type Upstream =
  | { readonly kind: 'command'; readonly label: string; readonly command: ServerCommand }
  | { readonly kind: 'url'; readonly label: string; readonly url: URL };

/**
 * The server to show: `MCP_SERVER_URL`, `MCP_SERVER_COMMAND`, or server-everything over stdio.
 *
 * The command goes to the shell because a person typed it at one: quotes, `~` and `npx` mean what
 * they mean there, on Windows too. Nothing from a request is ever put into it.
 *
 * @throws where both are set, or the URL is not one of http or https
 */
export function readUpstream(env: Readonly<Record<string, string | undefined>>): Upstream {
  const line = env.MCP_SERVER_COMMAND?.trim();
  const address = env.MCP_SERVER_URL?.trim();
  if (line && address) throw new Error('Set MCP_SERVER_COMMAND or MCP_SERVER_URL, not both.');
  if (address) {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url === null || !['http:', 'https:'].includes(url.protocol)) {
      throw new Error(`MCP_SERVER_URL is not an http or https address: ${address}`);
    }
    return { kind: 'url', label: url.host + url.pathname, url };
  }
  if (line) return { kind: 'command', label: line, command: { kind: 'shell', line } };
  return { kind: 'command', label: 'server-everything', command: serverEverything() };
}

function serverEverything(): ServerCommand {
  const file = require.resolve('@modelcontextprotocol/server-everything/dist/index.js');
  return { kind: 'program', file: process.execPath, args: [file, 'stdio'] };
}
