/**
 * - `not-connected`: the client has no connection
 * - `cancelled`: somebody stopped the request
 * - `timeout`: no answer in time
 * - `closed`: the connection ended while the answer was awaited
 * - `bad-answer`: what came back is not a list of tools
 * - `refused`: the server answered with an error
 * - `unreachable`: the request did not get through
 */
export type ToolsErrorCode =
  | 'not-connected'
  | 'cancelled'
  | 'timeout'
  | 'closed'
  | 'bad-answer'
  | 'refused'
  | 'unreachable';

/** Why a list could not be had. The `code` is stable, the message is English, `cause` is what was thrown. */
export class ToolsError extends Error {
  readonly code: ToolsErrorCode;
  /** Whether asking the same client again can help. */
  readonly retryable: boolean;

  constructor(
    code: ToolsErrorCode,
    message: string,
    options: { readonly retryable?: boolean; readonly cause?: unknown } = {},
  ) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.name = 'ToolsError';
    this.code = code;
    this.retryable = options.retryable ?? (code === 'timeout' || code === 'unreachable');
  }
}
