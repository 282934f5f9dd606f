import { currentConnection } from '../query/recordedTransports.js';
import type { ToolsClient } from '../query/ToolsClient.js';

/** The last connection that a client was seen with. */
interface Named {
  readonly connection: object | null;
  readonly name: string;
  /** Whether the client was seen without it since. */
  readonly isOver: boolean;
}

const lastOf = new WeakMap<ToolsClient, Named>();
let count = 0;

/**
 * A name for a client's connection, within this process. A client that is closed keeps the name of
 * its last connection, with the list that was shown; one that is connected again gets another, over
 * the same transport too.
 */
export function connectionOf(client: ToolsClient): string {
  const connection = currentConnection(client);
  const last = lastOf.get(client);
  if (last && !connection) {
    if (!last.isOver) lastOf.set(client, { ...last, isOver: true });
    return last.name;
  }
  if (last && !last.isOver && last.connection === connection) return last.name;
  count += 1;
  const name = `client-${count}`;
  lastOf.set(client, { connection, name, isOver: connection === null });
  return name;
}
