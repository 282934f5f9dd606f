import type { ToolsSource } from 'toolcard';

/** A client that is connected, and what its server says of itself. */
export interface Connection {
  readonly client: ToolsSource['client'];
  /** The server's own words: not to be believed, and not to be told servers apart by. */
  readonly selfDescription: string | null;
  readonly protocolVersion: string | null;
  close(): Promise<void>;
}
