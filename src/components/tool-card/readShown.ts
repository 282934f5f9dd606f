import type { IntakeEntry } from '../../model/intake/IntakeEntry.js';
import { isJsonObject } from '../../model/JsonObject.js';
import { readMember } from '../../model/readMember.js';
import type { Tool } from '../../model/tool/Tool.js';

/** What a card shows of a definition, whether it is a tool or not. */
export type Shown = Pick<
  Tool,
  'title' | 'description' | 'annotations' | 'outputSchema' | 'execution'
> & {
  /** Whether a part for it is there without it too, to say that it is missing. */
  readonly whole: boolean;
  readonly inputSchema: Tool['inputSchema'] | null;
};

/** What can be shown of an entry: all of a tool, and of a refused definition whatever has its type. */
export function readShown({ tool, raw }: Pick<IntakeEntry, 'tool' | 'raw'>): Shown {
  if (tool) return { ...tool, whole: true };
  const read = (key: string) => (isJsonObject(raw) ? readMember(raw, key) : undefined);
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  const object = (value: unknown) => (isJsonObject(value) ? value : null);
  return {
    whole: false,
    title: text(read('title')),
    description: text(read('description')),
    annotations: object(read('annotations')),
    inputSchema: object(read('inputSchema')),
    outputSchema: object(read('outputSchema')),
    execution: object(read('execution')),
  };
}
