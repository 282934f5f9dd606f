import { isJsonObject, type JsonObject } from '../model/JsonObject.js';
import { readJson } from '../model/json/readJson.js';

/** `modern`: the revision 2026-07-28 and later. */
export type Era = 'legacy' | 'modern';

type Check = (value: unknown) => boolean;

/**
 * A definition as the SDKs take it: the same object where they do, a copy without the optional
 * members that they would refuse, or `null` where nothing of that helps. They refuse a whole list
 * over one member. Never throws.
 *
 * @see MCP specification 2025-11-25 and 2026-07-28, `schema.ts`, Tool
 */
export function acceptableTool(definition: unknown, era: Era): JsonObject | null {
  // Beyond the limits of JSON here, an SDK may not come back from its own walk.
  if (!isJsonObject(definition) || !readJson(definition).ok) return null;
  if (typeof definition.name !== 'string') return null;
  const inputSchema = acceptableSchema(definition.inputSchema, era);
  if (inputSchema?.type !== 'object') return null;
  const outputSchema = acceptableOutput(definition.outputSchema, era);
  const broken = Object.keys(optional).filter((key) => !optional[key]?.(definition[key]));
  if (era === 'legacy' && !isExecution(definition.execution)) broken.push('execution');
  const isSame =
    broken.length === 0 &&
    inputSchema === definition.inputSchema &&
    outputSchema === definition.outputSchema;
  if (isSame) return definition;
  const copy: Record<string, unknown> = { ...definition, inputSchema, outputSchema };
  for (const key of outputSchema ? broken : [...broken, 'outputSchema']) delete copy[key];
  return copy;
}

const isAbsent: Check = (value) => value === undefined;
const isText: Check = (value) => isAbsent(value) || typeof value === 'string';
const isTexts: Check = (value) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isHint: Check = (value) => isAbsent(value) || typeof value === 'boolean';

const isAnnotations: Check = (value) =>
  isJsonObject(value) &&
  isText(value.title) &&
  isHint(value.readOnlyHint) &&
  isHint(value.destructiveHint) &&
  isHint(value.idempotentHint) &&
  isHint(value.openWorldHint);

const isIcon: Check = (value) =>
  isJsonObject(value) &&
  typeof value.src === 'string' &&
  isText(value.mimeType) &&
  (isAbsent(value.sizes) || isTexts(value.sizes)) &&
  [undefined, 'light', 'dark'].includes(value.theme as string);

const isExecution: Check = (value) =>
  isAbsent(value) ||
  (isJsonObject(value) &&
    [undefined, 'required', 'optional', 'forbidden'].includes(value.taskSupport as string));

const optional: Readonly<Record<string, Check>> = {
  title: isText,
  description: isText,
  icons: (value) => isAbsent(value) || (Array.isArray(value) && value.every(isIcon)),
  annotations: (value) => isAbsent(value) || isAnnotations(value),
  _meta: (value) => isAbsent(value) || isJsonObject(value),
};

function acceptableOutput(schema: unknown, era: Era): JsonObject | undefined {
  const accepted = acceptableSchema(schema, era);
  return accepted && (era === 'modern' || accepted.type === 'object') ? accepted : undefined;
}

function acceptableSchema(schema: unknown, era: Era): JsonObject | null {
  if (!isJsonObject(schema)) return null;
  if (era === 'modern') return isText(schema.$schema) ? schema : null;
  const { properties, required } = schema;
  if (!isAbsent(required) && !isTexts(required)) return null;
  if (properties === undefined) return schema;
  if (!isJsonObject(properties)) return null;
  const values = Object.values(properties);
  if (!values.every((value) => typeof value === 'boolean' || isObject(value))) return null;
  return values.every(isObject) ? schema : { ...schema, properties: withoutBooleans(properties) };
}

const isObject: Check = (value) => typeof value === 'object' && value !== null;

/** Before 2026-07-28 a property's schema is an object; `{}` and `{ not: {} }` say the same. */
const withoutBooleans = (properties: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      if (typeof schema !== 'boolean') return [name, schema];
      return [name, schema ? {} : { not: {} }];
    }),
  );
