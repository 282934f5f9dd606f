import type { IntakeOptions } from '../model/intake/IntakeOptions.js';
import type { ServerInfo } from '../model/intake/ServerInfo.js';
import type { JsonObject } from '../model/JsonObject.js';
import type { FetchTools, ToolsClient } from './ToolsClient.js';

/** Whose tools to list, how, and by which rules of the host to judge them. */
export interface ToolsSource extends IntakeOptions {
  /**
   * What is not stated here is judged as the strictest: the negotiated revision too, which is taken
   * from no client, so that a list is judged alike wherever it is read.
   */
  readonly server: ServerInfo;
  readonly client: ToolsClient | FetchTools;
  /**
   * Tells connections, or signed-in users, of one server apart: lists never cross from one to
   * another. Absent: the hooks use one name per client object; a function has none of its own.
   */
  readonly connection?: string;
  /**
   * The host's own digest of a definition, put into `Tool.fingerprint`. Keep the function stable:
   * a new one is run over the whole list. One that throws counts as `null`.
   */
  readonly fingerprint?: (raw: JsonObject) => string | null;
  /** Whether the hooks follow `tools/list_changed`. Default true. */
  readonly subscribe?: boolean;
  /**
   * Also calls the client's `listTools()`, so that the `callTool()` of an SDK client validates
   * outputs. One more request; what it answers is not used, and its failure is not an error here.
   */
  readonly prime?: boolean;
  /** Ends a list that never ends, as `incomplete: 'page-limit'`. Default 1,000. */
  readonly maxPages?: number;
  /** For each page, in milliseconds. Default 60,000. */
  readonly timeout?: number;
}
