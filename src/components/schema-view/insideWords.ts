import type { SchemaViewMessages } from '../../messages/schemaViewMessages.js';
import type { SchemaChildren } from '../../model/schema/SchemaChildren.js';

/** What is inside a row that is closed: "4 fields", "each item", "3 shapes". */
export function insideWords({ count, names, at }: SchemaChildren, m: SchemaViewMessages): string {
  if (names === count) return m.inside.fields(count);
  const first = at(0).kind;
  if (count === 1 && first === 'item') return m.inside.item;
  return names === 0 && first === 'branch' ? m.inside.shapes(count) : m.inside.parts(count);
}
