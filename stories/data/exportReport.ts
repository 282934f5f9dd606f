import type { JsonObject } from 'toolcard';

/** A definition that fills every part of a card. */
export const exportReport: JsonObject = {
  name: 'reports.export',
  title: 'Export report',
  description:
    'Renders a report and puts it into the shared folder.\n\n' +
    'An existing file of the same name is replaced. People who follow the folder get a message ' +
    'with a link to the new file.',
  inputSchema: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      report: { type: 'string', description: 'Name or id of the report.', minLength: 1 },
      period: {
        type: 'object',
        description: 'The days that the report covers, both ends included.',
        properties: {
          from: { type: 'string', format: 'date' },
          to: { type: 'string', format: 'date' },
        },
        required: ['from', 'to'],
      },
      columns: {
        type: 'array',
        items: { type: 'string' },
        description: 'Columns to keep. All of them when left out.',
      },
      file_type: { type: 'string', enum: ['pdf', 'xlsx', 'csv'], default: 'pdf' },
    },
    required: ['report', 'period'],
  },
  outputSchema: {
    type: 'object',
    properties: {
      file: { type: 'string', description: 'Path in the shared folder.' },
      bytes: { type: 'integer', minimum: 0 },
      notified: { type: 'integer', description: 'How many people got a message.' },
    },
    required: ['file', 'bytes'],
  },
  annotations: {
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: true,
    openWorldHint: false,
  },
  execution: { taskSupport: 'optional' },
  _meta: { 'com.example/team': 'reporting' },
};
