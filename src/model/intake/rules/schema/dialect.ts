import { isJsonObject } from '../../../JsonObject.js';
import { readMember } from '../../../readMember.js';
import type { SchemaPosition } from '../../../schema/walkSchemas.js';
import { excerptOf } from '../../../text/excerptOf.js';
import type { Rule } from '../Definition.js';
import { firstFindings, type Place } from '../firstFindings.js';

const known = /^https?:\/\/json-schema\.org\/(?:draft\/20(?:19-09|20-12)|draft-0[467])\/schema#?$/;

/**
 * A schema that says it is written in a dialect which is not read here: its keywords may mean
 * something else than what is shown. Read are draft-04, 06, 07, 2019-09 and 2020-12.
 *
 * @see MCP specification 2026-07-28, Basic, JSON Schema Usage
 */
export const dialect: Rule = (definition) => {
  if (!definition.text.includes('$schema\n')) return [];
  const places: Place[] = [];
  addUnknown(definition.input, places);
  addUnknown(definition.output, places);
  return firstFindings('schema.dialect', places);
};

function addUnknown(positions: readonly SchemaPosition[], places: Place[]): void {
  for (const position of positions) {
    const { schema } = position;
    const stated = isJsonObject(schema) ? readMember(schema, '$schema') : undefined;
    if (typeof stated !== 'string' || known.test(stated)) continue;
    places.push({
      get path() {
        return `${position.path}/$schema`;
      },
      params: { dialect: excerptOf(stated) },
    });
  }
}
