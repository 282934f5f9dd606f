import type { ToolsSource } from './ToolsSource.js';

/** The key of every list of one server, whatever the connection. */
export const toolsQueryKey = (serverId: string) => ['toolcard', serverId, 'tools'] as const;

/** The key of one list. */
export type ToolsQueryKey = readonly ['toolcard', string, 'tools', string];

/** The key of a source's list: strings only, so that it persists and never holds a client. */
export const toolsQueryKeyOf = ({ server, connection = '' }: ToolsSource): ToolsQueryKey => [
  ...toolsQueryKey(server.id),
  connection,
];
