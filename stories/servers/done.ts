import type { CallToolResult } from '@modelcontextprotocol/server';

/** A tool's result, in both of the protocol's shapes. */
export function done(value: Record<string, unknown>): CallToolResult {
  return {
    content: [{ type: 'text', text: JSON.stringify(value) }],
    structuredContent: value,
  };
}
