import { isJsonObject } from '../../../JsonObject.js';
import { readKeys } from '../../../readKeys.js';
import { readMember } from '../../../readMember.js';
import type { SchemaPosition } from '../../../schema/walkSchemas.js';
import type { Definition } from '../Definition.js';
import type { Place } from '../firstFindings.js';
import { isSince } from '../revisionOf.js';
import { kind, named, schema } from './keywordValues.js';
import { type SchemaKeywords, schemaKeywords } from './schemaKeywords.js';

/** Of a root the protocol says some things itself, which are told by the rules about it. */
const besides = (...told: readonly string[]): SchemaKeywords =>
  new Map([...schemaKeywords].filter(([keyword]) => !told.includes(keyword)));

const properties = named(schema);
const ofInput: SchemaKeywords = new Map([
  ...besides('$schema', 'required', 'type'),
  ['properties', (value) => (isJsonObject(value) ? properties(value) : [])],
]);
const ofOlderInput = besides('$schema', 'properties', 'required', 'type');
const ofOutput = besides('$schema');
const ofOlderOutput: SchemaKeywords = new Map([
  ...besides('$schema', 'type'),
  ['properties', kind('object', isJsonObject)],
]);

/**
 * Keywords of JSON Schema with a value that no dialect gives a meaning to, such as a misspelt type:
 * checks leave them out, or refuse the whole schema. Patterns are not tried.
 *
 * @see MCP specification 2026-07-28, Basic, JSON Schema Usage, Schema Validation
 */
export function keywordMisfits(definition: Definition): readonly Place[] {
  const isNew = isSince(definition, '2026-07-28');
  const places: Place[] = [];
  addMisfits(definition.input, isNew ? ofInput : ofOlderInput, places);
  if (isSince(definition, '2025-06-18')) {
    addMisfits(definition.output, isNew ? ofOutput : ofOlderOutput, places);
  }
  return places;
}

function addMisfits(
  positions: readonly SchemaPosition[],
  ofRoot: SchemaKeywords,
  places: Place[],
): void {
  for (const position of positions) {
    const { schema, parent } = position;
    if (!isJsonObject(schema)) continue;
    const keywords = parent === null ? ofRoot : schemaKeywords;
    for (const keyword of readKeys(schema)) {
      const shape = keywords.get(keyword);
      const value = shape && readMember(schema, keyword);
      if (shape === undefined || value === undefined) continue;
      for (const { below, expected, found } of shape(value)) {
        places.push({
          get path() {
            return `${position.path}/${keyword}${below()}`;
          },
          params: { expected, found },
        });
      }
    }
  }
}
