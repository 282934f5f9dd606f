import { isJsonObject, type JsonObject } from '../JsonObject.js';
import type { Result } from '../Result.js';
import { readMember } from '../readMember.js';
import type { Tool } from './Tool.js';

/** Why a definition is not a tool, and where in it: a JSON Pointer. */
export interface ToolError {
  readonly kind: 'protocol';
  readonly reason: 'invalid_tool';
  readonly path: '' | '/name' | '/inputSchema';
  /** An English sentence that names what was found instead. */
  readonly message: string;
}

/** What {@link toolFromWire} takes beside the definition. */
export interface ToolFromWireOptions {
  /** The digest to pin approvals to. Default `null`. */
  readonly fingerprint?: string | null;
}

const noMeta: JsonObject = Object.freeze({});

/**
 * Reads one entry of a `tools/list` answer. Checks shape only: `name` a string, `inputSchema` an
 * object. An optional field of the wrong type is lifted as `null` and stays in `raw`. Never throws.
 *
 * @param serverId the operator's id of the server that lists the tool
 * @see MCP specification 2026-07-28, `schema.ts`, Tool
 */
export function toolFromWire(
  serverId: string,
  definition: unknown,
  options?: ToolFromWireOptions,
): Result<Tool, ToolError> {
  if (!isJsonObject(definition)) {
    return refuse('', `A tool definition must be an object, but is ${kindOf(definition)}.`);
  }
  const name = readMember(definition, 'name');
  if (typeof name !== 'string') {
    return refuse('/name', `A tool's name must be a string, but is ${kindOf(name)}.`);
  }
  const inputSchema = readMember(definition, 'inputSchema');
  if (!isJsonObject(inputSchema)) {
    return refuse(
      '/inputSchema',
      `A tool's inputSchema must be an object, but is ${kindOf(inputSchema)}.`,
    );
  }
  return {
    ok: true,
    value: Object.freeze({
      serverId,
      name,
      title: stringOrNull(readMember(definition, 'title')),
      description: stringOrNull(readMember(definition, 'description')),
      inputSchema,
      outputSchema: objectOrNull(readMember(definition, 'outputSchema')),
      annotations: objectOrNull(readMember(definition, 'annotations')),
      execution: objectOrNull(readMember(definition, 'execution')),
      meta: objectOrNull(readMember(definition, '_meta')) ?? noMeta,
      fingerprint: options?.fingerprint ?? null,
      raw: definition,
    }),
  };
}

function refuse(path: ToolError['path'], message: string): Result<never, ToolError> {
  return { ok: false, error: { kind: 'protocol', reason: 'invalid_tool', path, message } };
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value !== 'object') return `a ${typeof value}`;
  return isJsonObject(value) ? 'an object' : 'an array';
}

const stringOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
const objectOrNull = (value: unknown) => (isJsonObject(value) ? value : null);
