import { readMember } from '../readMember.js';
import type { IntakeEntry } from './IntakeEntry.js';

/**
 * A key for each entry, in their order, for React lists: it stays with a tool wherever the tool
 * moves, and no two are equal, although a server may list one name twice. Namesakes are counted.
 */
export function entryKeys(entries: readonly IntakeEntry[]): readonly string[] {
  const counts = new Map<string, number>();
  return entries.map(({ server, tool, raw }) => {
    const name = tool ? tool.name : nameOf(raw);
    const key = JSON.stringify([server.id, name]);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count === 0 ? key : `${key}${count}`;
  });
}

/** The name of a refused definition, where it has one. */
function nameOf(raw: unknown): string | null {
  const name = typeof raw === 'object' && raw !== null ? readMember(raw, 'name') : null;
  return typeof name === 'string' ? name : null;
}
