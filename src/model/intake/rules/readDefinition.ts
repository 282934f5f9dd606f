import { isJsonObject, type JsonObject } from '../../JsonObject.js';
import type { JsonString } from '../../json/readJson.js';
import { readMember } from '../../readMember.js';
import { type SchemaPosition, walkSchemas } from '../../schema/walkSchemas.js';
import type { IntakeOptions } from '../IntakeOptions.js';
import type { ServerInfo } from '../ServerInfo.js';
import type { Definition } from './Definition.js';
import { revisionOf } from './revisionOf.js';

/** A definition as the rules read it. */
export function readDefinition(
  raw: JsonObject,
  strings: readonly JsonString[],
  server: ServerInfo,
  options: IntakeOptions,
): Definition {
  const input = schemasOf(raw, 'inputSchema');
  const output = schemasOf(raw, 'outputSchema');
  let labels: readonly JsonString[] | undefined;
  return {
    raw,
    server,
    options,
    revision: revisionOf(server),
    strings,
    text: strings.map(({ text }) => text).join('\n'),
    input,
    output,
    get labels() {
      labels ??= [...identityLabels(raw), ...schemaLabels(input), ...schemaLabels(output)];
      return labels;
    },
  };
}

function schemasOf(raw: JsonObject, side: 'inputSchema' | 'outputSchema') {
  const schema = readMember(raw, side);
  return isJsonObject(schema) ? walkSchemas(schema, `/${side}`) : [];
}

function identityLabels(raw: JsonObject): readonly JsonString[] {
  const annotations = readMember(raw, 'annotations');
  const title = isJsonObject(annotations) ? readMember(annotations, 'title') : undefined;
  return [
    ...label(readMember(raw, 'name'), '/name'),
    ...label(readMember(raw, 'title'), '/title'),
    ...label(title, '/annotations/title'),
  ];
}

function schemaLabels(positions: readonly SchemaPosition[]): readonly JsonString[] {
  const labels: JsonString[] = [];
  for (const { path, schema, keyword, name } of positions) {
    if (keyword === 'properties' && name !== null) labels.push({ path, text: name, isKey: true });
    if (!isJsonObject(schema)) continue;
    const values = readMember(schema, 'enum');
    if (Array.isArray(values)) {
      for (const [index, value] of values.entries()) {
        labels.push(...label(value, `${path}/enum/${index}`));
      }
    }
    labels.push(...label(readMember(schema, 'title'), `${path}/title`));
  }
  return labels;
}

const label = (text: unknown, path: string): readonly JsonString[] =>
  typeof text === 'string' ? [{ path, text, isKey: false }] : [];
