import { isJsonObject } from '../model/JsonObject.js';
import { readMember } from '../model/readMember.js';
import { type PageTicket, pageTicket, recordedPages } from './recordedPages.js';
import type { Fidelity } from './ToolListing.js';
import type { FetchTools, ToolsClient, ToolsPage, ToolsPageOptions } from './ToolsClient.js';
import { ToolsError } from './ToolsError.js';

/** How to ask one client for one page. */
export interface PageReader {
  readonly fidelity: Fidelity;
  readonly read: (cursor: string | undefined, options: Required<PageRequest>) => Promise<ToolsPage>;
}

type PageRequest = Pick<ToolsPageOptions, 'signal' | 'timeout'>;

type SendRequest = (
  request: { method: 'tools/list'; params?: { cursor: string } },
  resultSchema: typeof passThrough,
  options: PageRequest & { readonly onresumptiontoken: PageTicket },
) => Promise<unknown>;

/** A result schema that takes anything as it is, in the words of both SDKs. */
const passThrough = {
  parse: (data: unknown) => data,
  safeParse: (data: unknown) => ({ success: true, data }),
  '~standard': { version: 1, vendor: 'toolcard', validate: (value: unknown) => ({ value }) },
};

/**
 * Prefers `request`, which hands over what the server sent: `listTools()` of both SDKs strips
 * unknown members, reorders the rest, and rejects a whole list over one bad tool. Where the
 * transport is recorded, the page is what came over the wire, whatever the SDK thinks of it.
 */
export function pageReader(client: ToolsClient | FetchTools): PageReader {
  if (typeof client === 'function') {
    return {
      fidelity: 'client',
      read: async (cursor, { signal }) => {
        const page = await client({ signal, cursor });
        return Array.isArray(page) ? { tools: page } : checkPage(page);
      },
    };
  }
  if (typeof client.request === 'function') {
    const send = (client.request as unknown as SendRequest).bind(client);
    return {
      fidelity: 'wire',
      read: async (cursor, options) => {
        const params = cursor === undefined ? {} : { params: { cursor } };
        const ticket = pageTicket();
        const withTicket = { ...options, onresumptiontoken: ticket };
        const answer = await send({ method: 'tools/list', ...params }, passThrough, withTicket);
        return checkPage(recordedPages.get(ticket) ?? recordedInsteadOf(answer) ?? answer);
      },
    };
  }
  return {
    fidelity: 'client',
    read: async (cursor, options) => {
      const params = cursor === undefined ? undefined : { cursor };
      return checkPage(await client.listTools(params, { ...options, cacheMode: 'refresh' }));
    },
  };
}

/** For a transport round a recorded one that hands on no options. */
function recordedInsteadOf(answer: unknown): unknown {
  const tools = isJsonObject(answer) && readMember(answer, 'tools');
  return Array.isArray(tools) ? recordedPages.get(tools) : undefined;
}

function checkPage(page: unknown): ToolsPage {
  if (!isJsonObject(page)) throw badAnswer('The answer to tools/list is not an object.');
  const tools = readMember(page, 'tools');
  if (!Array.isArray(tools)) throw badAnswer('The answer to tools/list has no array of tools.');
  const nextCursor = readMember(page, 'nextCursor');
  if (nextCursor !== undefined && nextCursor !== null && typeof nextCursor !== 'string') {
    throw badAnswer('The nextCursor of tools/list is neither a string nor absent.');
  }
  return { tools, nextCursor };
}

const badAnswer = (message: string) => new ToolsError('bad-answer', message);
