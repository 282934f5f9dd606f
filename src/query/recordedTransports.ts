/** Who is to be told of `tools/list_changed`, for each transport that is recorded. */
export const recordedTransports = new WeakMap<object, Set<() => void>>();

/** The recorded transport of a client, while it is connected through one. */
export function recordedTransportOf({
  transport,
}: {
  readonly transport?: unknown;
}): object | null {
  const isObject = typeof transport === 'object' && transport !== null;
  return isObject && recordedTransports.has(transport) ? transport : null;
}
