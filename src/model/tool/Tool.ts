import type { JsonObject } from '../JsonObject.js';

/**
 * One tool definition that one server lists, as the client holds it. Frozen shallowly; what is
 * absent, or of the wrong type on the wire, is `null`.
 *
 * @see MCP specification 2026-07-28, `schema.ts`, Tool
 */
export interface Tool {
  /** Assigned by the operator; never the server's self-reported `serverInfo.name`. */
  readonly serverId: string;
  readonly name: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly inputSchema: JsonObject;
  readonly outputSchema: JsonObject | null;
  /** Hints only: untrusted unless the operator trusts the server. */
  readonly annotations: JsonObject | null;
  /** Task support of revision 2025-11-25 (`execution.taskSupport`). */
  readonly execution: JsonObject | null;
  /** `_meta`, or an empty object. */
  readonly meta: JsonObject;
  /** The digest that approvals are pinned to; `null` until the caller sets it. */
  readonly fingerprint: string | null;
  /** The definition as received: the same object, never copied, changed or frozen. */
  readonly raw: JsonObject;
}
