import type { ToolsClient } from '../query/ToolsClient.js';

const names = new WeakMap<object, string>();
const lastNames = new WeakMap<ToolsClient, string>();
let count = 0;

/**
 * A name for a client's connection, within this process. A client that is closed keeps the name of
 * its last connection, with the list that was shown; one that is connected again gets another.
 */
export function connectionOf(client: ToolsClient): string {
  const { transport } = client;
  const isConnected = typeof transport === 'object' && transport !== null;
  const name = isConnected ? nameOf(transport) : (lastNames.get(client) ?? nameOf(client));
  lastNames.set(client, name);
  return name;
}

function nameOf(object: object): string {
  const known = names.get(object);
  if (known !== undefined) return known;
  count += 1;
  const name = `client-${count}`;
  names.set(object, name);
  return name;
}
