import type { JsonObject, Tool } from 'toolcard';
import { toolOf } from './toolOf.js';

/** The same tool with whatever its server says of it among the hints. */
export function hintedTool(annotations: JsonObject): Tool {
  return toolOf({
    name: 'archive_project',
    title: 'Archive project',
    description: 'Moves a project out of the active list. Members keep their access.',
    inputSchema: {
      type: 'object',
      properties: { project: { type: 'string', description: 'Id of the project.' } },
      required: ['project'],
    },
    annotations,
  });
}
