import type { ServerInfo } from './ServerInfo.js';

/** A server by value. */
export interface KnownServer {
  readonly server: ServerInfo;
  /** Equal for servers that are equal by value. */
  readonly key: string;
}

/** What is known of a server: a host's own record may hold more that says nothing of the tools. */
export function knownServer(given: ServerInfo): KnownServer {
  const { id, label, trusted, transport, protocolVersion, origin, tasks } = given;
  const all = { id, label, trusted, transport, protocolVersion, origin, tasks };
  const stated = Object.entries(all).filter(([, value]) => value !== undefined);
  const server = Object.freeze({ ...Object.fromEntries(stated), id });
  return { server, key: JSON.stringify(server) };
}
