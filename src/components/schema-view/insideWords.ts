import type { SchemaViewMessages } from '../../messages/schemaViewMessages.js';
import type { SchemaChildren } from '../../model/schema/SchemaChildren.js';

/** What is inside a row that is closed: "4 fields", "each item", "3 shapes", "2 parts". */
export function insideWords({ count, names, at }: SchemaChildren, m: SchemaViewMessages): string {
  if (names === count) return m.inside.fields(count);
  const [first, last] = [at(0), at(count - 1)];
  if (count === 1 && (first.kind === 'item' || first.kind === 'furtherItem')) return m.inside.item;
  if (first.kind !== 'branch' || last.kind !== 'branch') return m.inside.entries(count);
  const together = [first.of === 'allOf', last.of === 'allOf'];
  if (together.every(Boolean)) return m.inside.parts(count);
  return together.some(Boolean) ? m.inside.entries(count) : m.inside.shapes(count);
}
