import type { JsonObject } from '../../JsonObject.js';
import type { JsonString } from '../../json/readStrings.js';
import type { SchemaPosition } from '../../schema/walkSchemas.js';
import type { Finding } from '../Finding.js';
import type { IntakeOptions } from '../IntakeOptions.js';
import type { ServerInfo } from '../ServerInfo.js';

/** One definition, with what the rules ask of it read once. */
export interface Definition {
  readonly raw: JsonObject;
  readonly server: ServerInfo;
  readonly options: IntakeOptions;
  /** The protocol revision that the definition is judged by. */
  readonly revision: string;
  /** Every string, keys too, in the definition's order. */
  readonly strings: readonly JsonString[];
  /** The same as one text, for a first cheap look: a line feed after each. */
  readonly text: string;
  /** What stands on one line: names, titles, parameter names, enum values. */
  readonly labels: readonly JsonString[];
  /** Every schema of `inputSchema`, parents first; empty where that is not an object. */
  readonly input: readonly SchemaPosition[];
  /** Every schema of `outputSchema`. */
  readonly output: readonly SchemaPosition[];
}

/** What one definition alone gives reason to say. Pure, and linear in the size of the definition. */
export type Rule = (definition: Definition) => readonly Finding[];
