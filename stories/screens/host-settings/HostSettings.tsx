import { type ServerInfo, useTools } from 'toolcard';
import type { Connection } from '../../servers/Connection.js';
import { ServerHeader } from './ServerHeader.js';
import { ToolsSection } from './ToolsSection.js';
import { useConnection } from './useConnection.js';
import './host-settings.css';

/** What a {@link HostSettings} screen takes. */
export interface HostSettingsProps {
  /** What the person who set the server up says of it. */
  server: ServerInfo;
  /** Where the server runs, in words. */
  via: string;
  /** Connects to the server. Called again when a first try has failed. */
  connect: () => Promise<Connection>;
}

/** The page of one MCP server in the settings of a host: what is this server, what does it offer? */
export function HostSettings({ server, via, connect }: HostSettingsProps) {
  const connection = useConnection(server.id, connect);
  const client = connection.data?.client;
  const tools = useTools(client ? { server, client } : null);
  return (
    <main className="host-settings">
      <ServerHeader server={server} via={via} connection={connection.data ?? null} />
      <ToolsSection connection={connection} tools={tools} />
    </main>
  );
}
