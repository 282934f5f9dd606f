import { isJsonObject } from '../JsonObject.js';
import { readMember } from '../readMember.js';
import { hasVisibleText } from '../text/hasVisibleText.js';
import { displayName } from '../tool/displayName.js';
import type { IntakeEntry } from './IntakeEntry.js';

/** What a tool is called, or what can be read of that in a refused definition. */
export interface ToolNames {
  /** The display name; `null` where it would show nothing. */
  readonly display: string | null;
  /** The name that is called, as it is; `null` where a refused definition has none. */
  readonly name: string | null;
  /** Both can be seen and they differ: then both have to be shown. */
  readonly titled: boolean;
}

/** The names to show an entry by. Never throws. */
export function readToolNames({ tool, raw }: Pick<IntakeEntry, 'tool' | 'raw'>): ToolNames {
  const { name, ...titles } = tool ?? readIdentity(raw);
  const shown = displayName({ name: name ?? '', ...titles });
  const display = hasVisibleText(shown) ? shown : null;
  const visible = name !== null && hasVisibleText(name);
  return { display, name, titled: visible && display !== name };
}

function readIdentity(raw: unknown) {
  const read = (key: string) => (isJsonObject(raw) ? readMember(raw, key) : undefined);
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  const annotations = read('annotations');
  return {
    name: text(read('name')),
    title: text(read('title')),
    annotations: isJsonObject(annotations) ? annotations : null,
  };
}
