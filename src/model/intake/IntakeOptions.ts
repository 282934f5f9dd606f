import type { ServerInfo } from './ServerInfo.js';

/** What the host says about itself, as far as rules of intake depend on it. */
export interface IntakeOptions {
  /** Names that only the host may bear: its own, its assistant's. */
  readonly reservedNames?: readonly string[];
  /** Characters after which the host cuts `serverId + '_' + name`. Absent: it cuts nothing. */
  readonly qualifiedNameLimit?: number;
  /** Ids of the protocol extensions the host supports, such as `io.modelcontextprotocol/ui`. */
  readonly extensions?: readonly string[];
  /** Whether the host can run tasks. Default false. */
  readonly tasks?: boolean;
  /** Whether English words are read too: guesses, always warnings. Default true. */
  readonly wordRules?: boolean;
}

/** What one server lists. */
export interface ServerDefinitions {
  readonly server: ServerInfo;
  readonly definitions: readonly unknown[];
}
