import { isJsonObject } from '../../JsonObject.js';
import { readJson } from '../../json/readJson.js';
import type { Finding } from '../Finding.js';
import { findingOf } from '../findingOf.js';
import type { IntakeOptions } from '../IntakeOptions.js';
import type { ServerInfo } from '../ServerInfo.js';
import { characterRules } from './characterRules.js';
import { hintRules } from './hintRules.js';
import { iconRules } from './iconRules.js';
import { identityRules } from './identityRules.js';
import { intakeRules } from './intakeRules.js';
import { markupRules } from './markupRules.js';
import { readDefinition } from './readDefinition.js';
import { schemaRules } from './schemaRules.js';
import { wordRules } from './wordRules.js';

const always = [
  ...intakeRules,
  ...schemaRules,
  ...iconRules,
  ...identityRules,
  ...hintRules,
  ...characterRules,
  ...markupRules,
];

/**
 * What is to be said of one definition by itself. Beyond a limit, and of what is not JSON, that
 * alone is said.
 */
export function readFindings(
  raw: unknown,
  server: ServerInfo,
  options: IntakeOptions,
): readonly Finding[] {
  if (!isJsonObject(raw)) return [findingOf('intake.not-object', '')];
  const text = readJson(raw);
  if (!text.ok) return [findingOf(`intake.${text.error.reason}`, text.error.path)];
  const definition = readDefinition(raw, text.value, server, options);
  const rules = options.wordRules === false ? always : [...always, ...wordRules];
  return rules.flatMap((rule) => rule(definition));
}
