import type { Definition } from '../Definition.js';

/** The extension by which a tool has an app of its server beside it: MCP Apps. */
export const appsExtension = 'io.modelcontextprotocol/ui';

/** Whether the host supports an extension. */
export const hasExtension = ({ options }: Definition, id: string): boolean =>
  options.extensions?.includes(id) ?? false;
