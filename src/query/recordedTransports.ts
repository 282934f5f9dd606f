/** What is kept of a transport that is recorded. */
export interface Recording {
  /** Who is to be told of `tools/list_changed`. */
  readonly listeners: Set<() => void>;
  /** Another object each time that the transport is started. */
  connection: object;
}

export const recordedTransports = new WeakMap<object, Recording>();

/** The recording of a client's transport, while it is connected through a recorded one. */
export function recordingOf(client: { readonly transport?: unknown }): Recording | null {
  const transport = transportOf(client);
  return (transport && recordedTransports.get(transport)) ?? null;
}

/**
 * An object for a client's connection: its transport, which some hosts start more than once, or,
 * where that is recorded, this start of it. `null` while there is none.
 */
export const currentConnection = (client: { readonly transport?: unknown }): object | null =>
  recordingOf(client)?.connection ?? transportOf(client);

const transportOf = ({ transport }: { readonly transport?: unknown }): object | null =>
  typeof transport === 'object' ? transport : null;
