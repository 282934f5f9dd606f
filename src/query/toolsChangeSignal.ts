/** The `listChanged.tools` option of an SDK client: tell once a change, and fetch nothing. */
export interface ToolsChangeOption {
  readonly autoRefresh: false;
  readonly debounceMs: 0;
  readonly onChanged: () => void;
}

/** A way to hear of `tools/list_changed` that leaves the client's handlers to the host. */
export interface ToolsChangeSignal {
  /** For `new Client(info, { listChanged: { tools: signal.option } })`. */
  readonly option: ToolsChangeOption;
  /** Calls `listener` at every change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

type OptionListener = (option: ToolsChangeOption) => void;

const everySignal = new Set<OptionListener>();
const options = new WeakSet<object>();

/**
 * Makes a change signal; one for each client. `useTools` finds it by itself, and a host may
 * subscribe to it as well.
 *
 * @see MCP specification 2026-07-28, server/tools, List Changed Notification
 */
export function toolsChangeSignal(): ToolsChangeSignal {
  const listeners = new Set<() => void>();
  const option: ToolsChangeOption = {
    autoRefresh: false,
    debounceMs: 0,
    onChanged: () => {
      // The host's listeners come last, since one of them may throw.
      for (const listener of [...everySignal]) listener(option);
      for (const listener of [...listeners]) listener();
    },
  };
  options.add(option);
  return {
    option,
    subscribe: (listener) => {
      const own = () => listener();
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
  };
}

/** Calls `onChanged` whenever the signal that a client was built with may have fired. */
export function hearSignalOf(client: object, onChanged: () => void): () => void {
  const listener: OptionListener = (option) => {
    // SDK 1 forgets its options once connected, and then any signal may be its own: one list
    // fetched too often rather than one change missed.
    if ((signalOptionOf(client) ?? option) === option) onChanged();
  };
  everySignal.add(listener);
  return () => {
    everySignal.delete(listener);
  };
}

/** The signal's option that a client was built with, as far as the client still holds it. */
export function signalOptionOf(client: object): object | null {
  for (const value of Object.values(client)) {
    if (typeof value !== 'object' || value === null || !('tools' in value)) continue;
    const { tools } = value;
    if (typeof tools === 'object' && tools !== null && options.has(tools)) return tools;
  }
  return null;
}
