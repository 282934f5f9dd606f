import { isJsonObject } from '../../../JsonObject.js';
import { readMember } from '../../../readMember.js';
import type { SchemaPosition } from '../../../schema/walkSchemas.js';
import type { Definition } from '../Definition.js';
import { isSince } from '../revisionOf.js';

/** Why no client may send a header, the first that holds. */
type HeaderProblem = 'place' | 'not-text' | 'empty' | 'characters' | 'type' | 'duplicate';

/** A parameter that is to be sent as a header too. */
export interface Header {
  /** JSON Pointer to the parameter's schema. */
  readonly path: string;
  /** The parameter's name; `null` where the schema is not one of a parameter. */
  readonly parameter: string | null;
  /** What the server wrote for the header's name. */
  readonly value: unknown;
  /** `null` where all is in order. */
  readonly problem: HeaderProblem | null;
}

const annotation = 'x-mcp-header';
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const sendable: ReadonlySet<unknown> = new Set(['string', 'integer', 'boolean']);

/**
 * The headers that `inputSchema` asks for, in its order; none where clients may ignore them: over
 * other transports than Streamable HTTP, and before the revision 2026-07-28. Names are compared
 * without regard to case, with all that stand before them.
 *
 * @see MCP specification 2026-07-28, server/tools, x-mcp-header
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2
 */
export function readHeaders(definition: Definition): readonly Header[] {
  const { transport = 'streamable-http' } = definition.server;
  if (transport !== 'streamable-http' || !isSince(definition, '2026-07-28')) return [];
  if (!definition.text.includes(annotation)) return [];
  const headers: Header[] = [];
  const reachable = new Set<SchemaPosition>();
  const names = new Set<string>();
  for (const position of definition.input) {
    const { path, schema, keyword, name, parent } = position;
    const isParameter = parent !== null && keyword === 'properties' && reachable.has(parent);
    if (isParameter || parent === null) reachable.add(position);
    const value = isJsonObject(schema) ? readMember(schema, annotation) : undefined;
    if (value === undefined) continue;
    const problem = isParameter ? problemOf(value, schema, names) : 'place';
    headers.push({ path, parameter: isParameter ? name : null, value, problem });
  }
  return headers;
}

/** What is wrong with a header at its place; notes the name. */
function problemOf(value: unknown, schema: unknown, names: Set<string>): HeaderProblem | null {
  if (typeof value !== 'string') return 'not-text';
  if (value === '') return 'empty';
  if (!token.test(value)) return 'characters';
  const isKnown = names.has(value.toLowerCase());
  names.add(value.toLowerCase());
  if (!isJsonObject(schema) || !sendable.has(readMember(schema, 'type'))) return 'type';
  return isKnown ? 'duplicate' : null;
}
