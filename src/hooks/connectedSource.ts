import type { ToolsClient } from '../query/ToolsClient.js';
import type { ToolsSource } from '../query/ToolsSource.js';
import { connectionOf } from './connectionOf.js';

/**
 * The source with a connection of its own for each client object, so that another connection never
 * shows the tools of the last one. A function is often written anew at each render: it gets none.
 */
export function connectedSource(
  source: ToolsSource,
): ToolsSource & { readonly connection: string } {
  const { client, connection } = source;
  const own = () => (typeof client === 'function' ? '' : connectionOf(client));
  return { ...source, connection: connection ?? own() };
}

/** The client whose changes are followed; `null` where there is none, or the host does not want it. */
export function followedClient(source: ToolsSource): ToolsClient | null {
  if (source.subscribe === false || typeof source.client === 'function') return null;
  return source.client;
}
