import type { JsonObject } from 'toolcard';

/** A definition that says as little as it may: no title, no hints. */
export const deleteBranch: JsonObject = {
  name: 'delete_branch',
  description: 'Deletes a branch of a repository, merged or not.',
  inputSchema: {
    type: 'object',
    properties: {
      repository: { type: 'string', description: 'Owner and name, as in acme/website.' },
      branch: { type: 'string' },
    },
    required: ['repository', 'branch'],
  },
};
