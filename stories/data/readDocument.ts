import type { JsonObject } from 'toolcard';

/** A plain definition with a title, a few parameters and two hints. */
export const readDocument: JsonObject = {
  name: 'read_document',
  title: 'Read document',
  description:
    'Reads one document of the workspace and returns its text. Long documents come in parts: ' +
    'ask for the next one with the offset that the answer names.',
  inputSchema: {
    type: 'object',
    properties: {
      document_id: { type: 'string', description: 'The id that search_documents gives.' },
      format: {
        type: 'string',
        enum: ['text', 'markdown', 'html'],
        default: 'text',
        description: 'How the text is written.',
      },
      offset: { type: 'integer', minimum: 0, default: 0, description: 'Where to start.' },
      limit: {
        type: 'integer',
        minimum: 1,
        maximum: 100_000,
        description: 'How many characters to return.',
      },
    },
    required: ['document_id', 'format'],
    additionalProperties: false,
  },
  annotations: { readOnlyHint: true, openWorldHint: false },
};
