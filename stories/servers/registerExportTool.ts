import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { done } from './done.js';

/** The tool that the server begins to offer while somebody looks. */
export function registerExportTool(server: McpServer): void {
  server.registerTool(
    'workspace_export',
    {
      title: 'Export the workspace',
      description: 'Packs every document into an archive and sends a link to it.',
      inputSchema: z.object({
        format: z.enum(['markdown', 'html', 'pdf']),
        recipient: z.email().describe('Who gets the link.'),
      }),
      annotations: { readOnlyHint: false, openWorldHint: true },
    },
    ({ recipient }) => done({ recipient }),
  );
}
