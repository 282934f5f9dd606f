import type { JSONRPCErrorResponse } from '@modelcontextprotocol/server';

/** JSON-RPC's words for: the server behind the bridge failed. The code is the SDKs' own for that. */
export function errorAnswer(id: string | number, message: string): JSONRPCErrorResponse {
  return { jsonrpc: '2.0', id, error: { code: -32000, message } };
}
