import type { IntakeEntry } from './IntakeEntry.js';
import { readToolNames } from './readToolNames.js';

/**
 * A key for each entry, in their order, for React lists: it stays with a tool wherever the tool
 * moves, and no two are equal, although a server may list one name twice. Namesakes are counted.
 */
export function entryKeys(entries: readonly IntakeEntry[]): readonly string[] {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const key = JSON.stringify([entry.server.id, readToolNames(entry).name]);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count === 0 ? key : `${key}${count}`;
  });
}
