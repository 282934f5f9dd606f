import type { JsonObject } from 'toolcard';
import { readDocument } from './readDocument.js';

const steps = [
  'Pass the id that search_documents gives; names are not unique.',
  'Documents of more than 100,000 characters come in parts, and the answer names the next offset.',
  'Tables are written as tab-separated lines when the format is text.',
  'Comments are left out unless the person who is signed in wrote them.',
  'A document in the bin is still readable for 30 days; the answer says so in its first line.',
  'Requests beyond 60 a minute wait for their turn instead of failing.',
];

/** A definition whose description is a page long, as servers write for models. */
export const longDescription: JsonObject = {
  ...readDocument,
  description: [
    'Reads one document of the workspace and returns its text.',
    ...['Reading', 'Exporting', 'Comparing'].map((task) =>
      [`${task}:`, ...steps.map((step, index) => `  ${index + 1}. ${step}`)].join('\n'),
    ),
    'The answer never contains more than one document.',
  ].join('\n\n'),
};
