import { isJsonObject } from '../model/JsonObject.js';
import { readMember } from '../model/readMember.js';
import { ToolsError } from './ToolsError.js';

/**
 * Tells by value what a client threw: the SDKs share no error class, and one page may hold two
 * copies of either.
 */
export function toToolsError(thrown: unknown): ToolsError {
  if (thrown instanceof ToolsError) return thrown;
  const cause = thrown;
  const message = messageOf(thrown);
  const code = memberOf(thrown, 'code');

  if (code === 'NOT_CONNECTED' || message === 'Not connected') {
    return new ToolsError('not-connected', 'The client is not connected.', { cause });
  }
  if (code === 'CONNECTION_CLOSED' || (code === -32000 && /Connection closed$/.test(message))) {
    return new ToolsError('closed', `The connection closed: ${message}`, { cause });
  }
  if (isTimeout(thrown, code, message)) return new ToolsError('timeout', message, { cause });
  if (code === 'INVALID_RESULT' || Array.isArray(memberOf(thrown, 'issues'))) {
    const known = 'The client refused the answer; with this client one malformed tool is enough';
    return new ToolsError('bad-answer', `${known}: ${message}`, { cause });
  }
  if (isUnreadable(thrown, code)) return new ToolsError('bad-answer', message, { cause });

  const status = httpStatus(thrown, code);
  if (status !== null) {
    const refused = status >= 400 && status < 500 && status !== 408 && status !== 429;
    return new ToolsError(refused ? 'refused' : 'unreachable', message, { cause });
  }
  if (isUnauthorized(thrown, code)) return new ToolsError('refused', message, { cause });
  if (typeof code === 'number') {
    const internalError = code === -32603;
    return new ToolsError('refused', message, { cause, retryable: internalError });
  }
  return new ToolsError('unreachable', message, { cause });
}

function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;
  try {
    return String(thrown);
  } catch {
    return 'The client threw something that cannot be told.';
  }
}

const memberOf = (thrown: unknown, key: string) =>
  typeof thrown === 'object' && thrown !== null ? readMember(thrown, key) : undefined;

const nameOf = (thrown: unknown) => (thrown instanceof Error ? thrown.name : '');

/** -32001 is SDK 1's own time-out, and any server's own error. */
function isTimeout(thrown: unknown, code: unknown, message: string): boolean {
  if (code === 'REQUEST_TIMEOUT' || nameOf(thrown) === 'TimeoutError') return true;
  return code === -32001 && /timed out|abort/i.test(message);
}

const isUnreadable = (thrown: unknown, code: unknown) =>
  nameOf(thrown) === 'SyntaxError' ||
  code === 'UNSUPPORTED_RESULT_TYPE' ||
  code === 'CLIENT_HTTP_UNEXPECTED_CONTENT' ||
  code === -1;

const isUnauthorized = (thrown: unknown, code: unknown) =>
  code === 'CLIENT_HTTP_AUTHENTICATION' ||
  code === 'CLIENT_HTTP_FORBIDDEN' ||
  (thrown instanceof Error && thrown.constructor.name === 'UnauthorizedError');

/** SDK 1 has the HTTP status for a code; SDK 2 has it as `status`, or in `data`. */
function httpStatus(thrown: unknown, code: unknown): number | null {
  // A server may give its own errors any number.
  if (['McpError', 'ProtocolError'].includes(nameOf(thrown))) return null;
  const data = memberOf(thrown, 'data');
  const candidates = [
    code,
    memberOf(thrown, 'status'),
    isJsonObject(data) ? readMember(data, 'status') : undefined,
  ];
  const isStatus = (value: unknown) => typeof value === 'number' && value >= 100 && value < 600;
  const found = candidates.find(isStatus);
  return typeof found === 'number' ? found : null;
}
