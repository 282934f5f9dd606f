/** One answer to `tools/list`. Its tools are not checked: that is done one by one. */
export interface ToolsPage {
  readonly tools: readonly unknown[];
  /** An empty string is a cursor too; `null` and absent end the list. */
  readonly nextCursor?: string | null | undefined;
}

/** What every client is asked for with a page. */
export interface ToolsPageOptions {
  readonly signal?: AbortSignal;
  /** In milliseconds. */
  readonly timeout?: number;
  /** SDK 2 answers from its own cache unless told otherwise; other clients ignore this. */
  readonly cacheMode?: 'use' | 'refresh' | 'bypass';
}

/**
 * The part of an MCP client that is used here. `Client` of `@modelcontextprotocol/client` 2 and of
 * `@modelcontextprotocol/sdk` 1 fit as they are, and so does an object with `listTools` alone. The
 * optional members are used where they are there: `request` brings the definitions as they came
 * over the wire, the others tell about the connection and about changes.
 */
export interface ToolsClient {
  listTools(params?: { cursor?: string }, options?: ToolsPageOptions): Promise<ToolsPage>;
  request?(request: never, resultSchema: never, options?: never): Promise<unknown>;
  getServerCapabilities?():
    | { readonly tools?: { readonly listChanged?: boolean | undefined } | undefined }
    | undefined;
  setNotificationHandler?(method: never, handler: never, third?: never): void;
  removeNotificationHandler?(method: never): void;
  listen?(filter: never, options?: never): Promise<ToolsSubscription>;
  /** Its presence tells SDK 2 from SDK 1; `modern` is the era of 2026-07-28 and later. */
  getProtocolEra?(): string | undefined;
  readonly autoOpenedSubscription?: unknown;
  /** Another object for each connection; absent while there is none. */
  readonly transport?: unknown;
}

/** An open `subscriptions/listen` stream. */
export interface ToolsSubscription {
  readonly closed: Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Fetches one page, for hosts that have no client object: `cursor` is `undefined` on the first
 * call. A bare array is the whole list.
 */
export type FetchTools = (page: {
  readonly signal: AbortSignal;
  readonly cursor: string | undefined;
}) => Promise<ToolsPage | readonly unknown[]>;
