import { type ServerInfo, UntrustedText } from 'toolcard';
import type { Connection } from '../../servers/Connection.js';

interface ServerHeaderProps {
  server: ServerInfo;
  via: string;
  connection: Connection | null;
}

/** Names the server as its operator does, and keeps what it says of itself apart from that. */
export function ServerHeader({ server, via, connection }: ServerHeaderProps) {
  return (
    <header className="host-settings-header">
      <p className="host-settings-place">Settings / MCP servers</p>
      <h1>{server.label ?? server.id}</h1>
      <dl className="host-settings-facts">
        <div>
          <dt>Runs</dt>
          <dd>{via}</dd>
        </div>
        <div>
          <dt>Calls itself</dt>
          <dd>
            {connection?.selfDescription ? (
              <UntrustedText kind="label" text={connection.selfDescription} />
            ) : (
              'Not known yet'
            )}
          </dd>
        </div>
        <div>
          <dt>Protocol</dt>
          <dd>{connection?.protocolVersion ?? 'Not known yet'}</dd>
        </div>
        <div>
          <dt>Trust</dt>
          <dd>{server.trusted ? 'Trusted by you' : 'Not trusted by you'}</dd>
        </div>
      </dl>
    </header>
  );
}
