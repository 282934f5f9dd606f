import type { Tool } from '../../src/model/tool/Tool.js';
import { toolFromWire } from '../../src/model/tool/toolFromWire.js';

/** A definition as a tool of the server `workspace`; whatever a test leaves out is filled in. */
export function toolOf(definition: Readonly<Record<string, unknown>>): Tool {
  const whole = { name: 'read_file', inputSchema: { type: 'object' }, ...definition };
  const result = toolFromWire('workspace', whole);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}
