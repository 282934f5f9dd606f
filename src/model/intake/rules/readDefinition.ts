import { isJsonObject, type JsonObject } from '../../JsonObject.js';
import { type JsonString, readStrings } from '../../json/readStrings.js';
import { readMember } from '../../readMember.js';
import { type SchemaPosition, walkSchemas } from '../../schema/walkSchemas.js';
import type { IntakeOptions } from '../IntakeOptions.js';
import type { ServerInfo } from '../ServerInfo.js';
import type { Definition } from './Definition.js';
import { readLabels } from './readLabels.js';
import { revisionOf } from './revisionOf.js';

/**
 * A definition as the rules read it: what few rules ask for is read when the first one does.
 *
 * @param text all its keys and strings, as `readJson` reads them
 */
export function readDefinition(
  raw: JsonObject,
  text: string,
  server: ServerInfo,
  options: IntakeOptions,
): Definition {
  let strings: readonly JsonString[] | undefined;
  let labels: readonly JsonString[] | undefined;
  let input: readonly SchemaPosition[] | undefined;
  let output: readonly SchemaPosition[] | undefined;
  return {
    raw,
    server,
    options,
    revision: revisionOf(server),
    text,
    get strings() {
      strings ??= readStrings(raw);
      return strings;
    },
    get labels() {
      labels ??= readLabels(raw, this.input, this.output);
      return labels;
    },
    get input() {
      input ??= schemasOf(raw, 'inputSchema');
      return input;
    },
    get output() {
      output ??= schemasOf(raw, 'outputSchema');
      return output;
    },
  };
}

function schemasOf(raw: JsonObject, side: 'inputSchema' | 'outputSchema') {
  const schema = readMember(raw, side);
  return isJsonObject(schema) ? walkSchemas(schema, `/${side}`) : [];
}
