import { type JsonObject, type Tool, toolFromWire } from 'toolcard';

/** A story's definition as a tool of the workspace server. */
export function toolOf(definition: JsonObject): Tool {
  const result = toolFromWire('workspace', definition);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}
