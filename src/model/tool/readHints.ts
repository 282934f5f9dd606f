import { readMember } from '../readMember.js';
import type { Tool } from './Tool.js';

/** The four behaviour hints of the protocol. */
export type HintName = 'readOnlyHint' | 'destructiveHint' | 'idempotentHint' | 'openWorldHint';

/** One behaviour hint: what the server states, and what that comes to. Never a basis for policy. */
export interface Hint {
  readonly name: HintName;
  /** Exactly `true` or `false` on the wire; anything else is `null`. */
  readonly stated: boolean | null;
  /** `invalid`: the server sent a value that is not a boolean. */
  readonly source: 'stated' | 'default' | 'invalid';
  /** What is stated, else the specification's cautious default. */
  readonly value: boolean;
  /** `destructiveHint` and `idempotentHint` mean nothing on a tool that says it is read-only. */
  readonly applies: boolean;
}

const defaults: readonly (readonly [HintName, boolean])[] = [
  ['readOnlyHint', false],
  ['destructiveHint', true],
  ['idempotentHint', false],
  ['openWorldHint', true],
];

/** Whether a member of `annotations` is one of the four hints. */
export const isHintName = (name: string): boolean => defaults.some(([hint]) => hint === name);

/**
 * The four hints of a tool, always in the order read-only, destructive, idempotent, open world.
 *
 * @see MCP specification 2026-07-28, `schema.ts`, ToolAnnotations
 */
export function readHints(tool: Pick<Tool, 'annotations'>): readonly Hint[] {
  const { annotations } = tool;
  const onWire = (name: HintName) => (annotations ? readMember(annotations, name) : undefined);
  const readOnly = onWire('readOnlyHint') === true;
  return defaults.map(([name, cautious]) => {
    const sent = onWire(name);
    const stated = typeof sent === 'boolean' ? sent : null;
    return {
      name,
      stated,
      source: stated !== null ? 'stated' : sent === undefined ? 'default' : 'invalid',
      value: stated ?? cautious,
      applies: !readOnly || (name !== 'destructiveHint' && name !== 'idempotentHint'),
    };
  });
}
