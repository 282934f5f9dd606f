import { expect, test } from 'vitest';
import { ToolsError } from '../../src/query/ToolsError.js';
import { toToolsError } from '../../src/query/toToolsError.js';

const error = (message: string, more: object = {}) => Object.assign(new Error(message), more);

test.each([
  ['SDK 1 without a connection', error('Not connected'), 'not-connected', false],
  ['SDK 2 without a connection', error('x', { code: 'NOT_CONNECTED' }), 'not-connected', false],
  [
    'SDK 1, closed on the way',
    error('MCP error -32000: Connection closed', { name: 'McpError', code: -32000 }),
    'closed',
    false,
  ],
  ['SDK 2, closed on the way', error('x', { code: 'CONNECTION_CLOSED' }), 'closed', false],
  [
    'SDK 1, out of time',
    error('MCP error -32001: Request timed out', { name: 'McpError', code: -32001 }),
    'timeout',
    true,
  ],
  ['SDK 2, out of time', error('x', { code: 'REQUEST_TIMEOUT' }), 'timeout', true],
  ['a signal, out of time', new DOMException('x', 'TimeoutError'), 'timeout', true],
  ["a server's own -32000", error('Rate limited', { code: -32000 }), 'refused', false],
  ["a server's own -32001", error('No session', { code: -32001 }), 'refused', false],
  ["a server's own 500", error('x', { name: 'ProtocolError', code: 500 }), 'refused', false],
  ['SDK 1, a result against its schema', error('x', { issues: [] }), 'bad-answer', false],
  [
    'SDK 2, a result against its schema',
    error('x', { code: 'INVALID_RESULT' }),
    'bad-answer',
    false,
  ],
  ['SDK 1, a web page for an answer', error('x', { code: -1 }), 'bad-answer', false],
  [
    'SDK 2, a web page for an answer',
    error('x', { code: 'CLIENT_HTTP_UNEXPECTED_CONTENT' }),
    'bad-answer',
    false,
  ],
  ['an answer that is no JSON', new SyntaxError('Unexpected token <'), 'bad-answer', false],
  ['no such method', error('x', { code: -32601 }), 'refused', false],
  ['invalid params', error('x', { code: -32602 }), 'refused', false],
  ['an internal error', error('x', { code: -32603 }), 'refused', true],
  ['SDK 1, HTTP 401', error('x', { code: 401 }), 'refused', false],
  ['SDK 2, HTTP 403', error('x', { code: 'CLIENT_HTTP_FORBIDDEN' }), 'refused', false],
  ['SDK 2, HTTP 404', error('x', { code: 'CLIENT_HTTP_FAILED', status: 404 }), 'refused', false],
  ['HTTP 429', error('x', { code: 429 }), 'unreachable', true],
  ['SDK 1, HTTP 503', error('x', { code: 503 }), 'unreachable', true],
  ['SDK 2, HTTP 503', error('x', { code: 'X', data: { status: 503 } }), 'unreachable', true],
  ['no network', new TypeError('fetch failed'), 'unreachable', true],
  ['a thrown text', 'boom', 'unreachable', true],
  ['a thrown nothing', undefined, 'unreachable', true],
  ['a thrown object without a prototype', Object.create(null), 'unreachable', true],
] as const)('%s', (_, thrown, code, retryable) => {
  const result = toToolsError(thrown);
  expect(result).toBeInstanceOf(ToolsError);
  expect(result).toMatchObject({ name: 'ToolsError', code, retryable, cause: thrown });
});

test("a host's own ToolsError stays as it is", () => {
  const own = new ToolsError('refused', 'Not for you', { retryable: true });
  expect(toToolsError(own)).toBe(own);
});
