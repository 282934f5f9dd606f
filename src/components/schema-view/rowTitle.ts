import type { SchemaViewMessages } from '../../messages/schemaViewMessages.js';
import type { SchemaChild } from '../../model/schema/SchemaChildren.js';
import { attributeText } from '../../model/text/attributeText.js';
import { placeWords } from './placeWords.js';

const longest = 80;

/** What a row is called in accessible names: its name, or its place in what it is in. */
export function rowTitle(child: SchemaChild, parent: string, m: SchemaViewMessages): string {
  const words = placeWords(child, m);
  const named = child.kind === 'property' || child.kind === 'undeclared';
  return attributeText(named ? words : m.of(words, parent), longest);
}
