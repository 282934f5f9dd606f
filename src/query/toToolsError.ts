import { isJsonObject } from '../model/JsonObject.js';
import { readMember } from '../model/readMember.js';
import { ToolsError } from './ToolsError.js';

/**
 * Tells by value what a client threw: the SDKs share no error class, and one page may hold two
 * copies of either.
 */
export function toToolsError(thrown: unknown): ToolsError {
  if (thrown instanceof ToolsError) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const code =
    typeof thrown === 'object' && thrown !== null ? readMember(thrown, 'code') : undefined;
  const cause = thrown;

  if (code === 'NOT_CONNECTED' || message === 'Not connected') {
    return new ToolsError('not-connected', 'The client is not connected.', { cause });
  }
  if (code === 'CONNECTION_CLOSED' || code === -32000) {
    return new ToolsError('closed', `The connection closed: ${message}`, { cause });
  }
  if (code === 'REQUEST_TIMEOUT' || code === -32001) {
    return new ToolsError('timeout', message, { cause });
  }
  if (code === 'INVALID_RESULT' || isZodError(thrown)) {
    const advice = 'One malformed tool is enough for this client to refuse every other with it';
    return new ToolsError('bad-answer', `${advice}: ${message}`, { cause });
  }
  if (isUnreadable(code)) return new ToolsError('bad-answer', message, { cause });

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

const isUnreadable = (code: unknown) =>
  code === 'UNSUPPORTED_RESULT_TYPE' || code === 'CLIENT_HTTP_UNEXPECTED_CONTENT' || code === -1;

const isUnauthorized = (thrown: unknown, code: unknown) =>
  code === 'CLIENT_HTTP_AUTHENTICATION' ||
  code === 'CLIENT_HTTP_FORBIDDEN' ||
  (thrown instanceof Error && thrown.constructor.name === 'UnauthorizedError');

/** SDK 1 has the HTTP status for a code; SDK 2 has it as `status`, or in `data`. */
function httpStatus(thrown: unknown, code: unknown): number | null {
  const candidates = [code];
  if (typeof thrown === 'object' && thrown !== null) {
    candidates.push(readMember(thrown, 'status'));
    const data = readMember(thrown, 'data');
    if (isJsonObject(data)) candidates.push(readMember(data, 'status'));
  }
  const found = candidates.find(
    (value) => typeof value === 'number' && value >= 100 && value < 600,
  );
  return typeof found === 'number' ? found : null;
}

/** SDK 1 throws what its schema library throws: an error with a list of issues. */
const isZodError = (thrown: unknown) =>
  thrown instanceof Error && Array.isArray(Reflect.get(thrown, 'issues'));
