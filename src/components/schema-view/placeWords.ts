import type { SchemaViewMessages } from '../../messages/schemaViewMessages.js';
import type { SchemaChild } from '../../model/schema/SchemaChildren.js';

/** What a place without a name of its own is called; a named one by its name. */
export function placeWords(child: SchemaChild, m: SchemaViewMessages): string {
  switch (child.kind) {
    case 'property':
    case 'undeclared':
      return child.name;
    case 'item':
      return m.eachItem;
    case 'furtherItem':
      return m.furtherItem;
    case 'position':
      return m.position(child.index + 1);
    case 'otherName':
      return m.otherName;
    case 'branch':
      return m.branch[child.of](child.index + 1);
    default:
      return child satisfies never;
  }
}
