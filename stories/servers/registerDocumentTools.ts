import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { done } from './done.js';

const documentId = z.string().describe('The id of a document, for example "doc_8f2k".');

const period = z.object({
  from: z.iso.date().optional().describe('First day, inclusive.'),
  to: z.iso.date().optional().describe('Last day, inclusive.'),
});

/** Finding, reading and changing documents. */
export function registerDocumentTools(server: McpServer): void {
  server.registerTool(
    'documents_search',
    {
      title: 'Search documents',
      description:
        'Finds documents by their words.\n\nSearches titles and full text. Results come best first and hold a short excerpt; use documents_read for the whole text.',
      inputSchema: z.object({
        query: z.string().min(1).max(500).describe('Words to look for.'),
        filter: z
          .object({
            kinds: z
              .array(z.enum(['page', 'spreadsheet', 'slides', 'pdf']))
              .optional()
              .describe('Only documents of these kinds. Absent: all.'),
            owner: z.email().optional().describe('Only documents of this person.'),
            edited: period.optional().describe('Only documents that were edited in this period.'),
          })
          .optional()
          .describe('Narrows the search.'),
        limit: z.int().min(1).max(50).default(10).describe('How many results to return.'),
      }),
      outputSchema: z.object({
        results: z.array(
          z.object({
            id: documentId,
            title: z.string(),
            excerpt: z.string(),
            editedAt: z.iso.datetime(),
          }),
        ),
        total: z.int().min(0).describe('How many documents match in all.'),
      }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ query }) => done({ results: [], total: query.length > 500 ? 1 : 0 }),
  );

  server.registerTool(
    'documents_read',
    {
      title: 'Read a document',
      description: 'Returns the text of one document as Markdown, a part at a time.',
      inputSchema: z.object({
        id: documentId,
        part: z.int().min(1).default(1).describe('Which part. A part has up to 20,000 characters.'),
      }),
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    ({ id }) => done({ id }),
  );

  server.registerTool(
    'documents_create',
    {
      title: 'Create a document',
      description: 'Creates a document in a folder. A second call creates a second document.',
      inputSchema: z.object({
        folder: z.string().default('inbox').describe('The id of the folder to put it into.'),
        title: z.string().max(200),
        body: z.string().describe('The text, as Markdown.'),
      }),
      annotations: {
        readOnlyHint: false,
        destructiveHint: false,
        idempotentHint: false,
        openWorldHint: false,
      },
    },
    ({ title }) => done({ id: `doc_${title.length}` }),
  );

  server.registerTool(
    'documents_delete',
    {
      title: 'Delete documents',
      description: 'Deletes documents for good. There is no trash to bring them back from.',
      inputSchema: z.object({
        ids: z.array(documentId).min(1).max(100),
        reason: z.string().optional().describe('Kept in the audit log.'),
      }),
      annotations: {
        readOnlyHint: false,
        destructiveHint: true,
        idempotentHint: true,
        openWorldHint: false,
      },
    },
    ({ ids }) => done({ deleted: ids.length }),
  );
}
