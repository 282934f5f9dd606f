import { isJsonObject, type JsonObject } from '../../JsonObject.js';
import type { JsonString } from '../../json/readStrings.js';
import { readMember } from '../../readMember.js';
import type { SchemaPosition } from '../../schema/walkSchemas.js';

/** Few labels are told, and only those are asked for their path. */
class Label implements JsonString {
  constructor(
    readonly text: string,
    readonly isKey: boolean,
    private readonly position: SchemaPosition | null,
    private readonly member: string,
  ) {}

  get path(): string {
    return `${this.position?.path ?? ''}${this.member}`;
  }
}

/** The strings of a definition that stand on one line: names, titles, parameter names, enum values. */
export function readLabels(
  raw: JsonObject,
  ...schemas: readonly (readonly SchemaPosition[])[]
): readonly JsonString[] {
  const labels: Label[] = [];
  const add = (text: unknown, position: SchemaPosition | null, member: string) => {
    if (typeof text === 'string') labels.push(new Label(text, false, position, member));
  };
  add(readMember(raw, 'name'), null, '/name');
  add(readMember(raw, 'title'), null, '/title');
  const annotations = readMember(raw, 'annotations');
  if (isJsonObject(annotations)) add(readMember(annotations, 'title'), null, '/annotations/title');
  for (const position of schemas.flat()) {
    const { schema, keyword, name } = position;
    if (keyword === 'properties' && name !== null) labels.push(new Label(name, true, position, ''));
    if (!isJsonObject(schema)) continue;
    const values = readMember(schema, 'enum');
    if (Array.isArray(values)) {
      for (const [index, value] of values.entries()) add(value, position, `/enum/${index}`);
    }
    add(readMember(schema, 'title'), position, '/title');
  }
  return labels;
}
