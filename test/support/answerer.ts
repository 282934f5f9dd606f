/** What the far side answers to a request: a result, however odd, or an error thrown as one. */
export type Script = (params: { cursor?: string | undefined }) => unknown;

/** An error that the far side answers with. */
export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

export const serverInfo = { name: 'test', version: '1.0.0' };

/** What is read of a message of JSON-RPC. */
export interface RpcMessage {
  id?: string | number | undefined;
  method?: string | undefined;
  params?: Record<string, unknown> | undefined;
}

/** Answers as a server of either era would, and to every other method what the script says. */
export function answerer(script: Script, capabilities: object, received: string[]) {
  return async ({ id, method, params = {} }: RpcMessage): Promise<object | null> => {
    if (method === undefined) return null;
    received.push(method);
    if (id === undefined || method === 'subscriptions/listen') return null;
    const result = async () => {
      const complete = { resultType: 'complete', ttlMs: 0, cacheScope: 'private' };
      if (method === 'initialize') {
        const { protocolVersion } = params;
        return { protocolVersion, capabilities, serverInfo };
      }
      if (method === 'server/discover') {
        return { ...complete, supportedVersions: ['2026-07-28'], capabilities };
      }
      const said = await script(params);
      const isEnveloped = typeof params._meta === 'object' && typeof said === 'object';
      return isEnveloped ? { ...complete, ...said } : said;
    };
    try {
      return { jsonrpc: '2.0', id, result: await result() };
    } catch (error) {
      const code = error instanceof RpcError ? error.code : -32603;
      return { jsonrpc: '2.0', id, error: { code, message: (error as Error).message } };
    }
  };
}
