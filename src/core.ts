export { checkWireText } from './model/intake/checkWireText.js';
export { entryKeys } from './model/intake/entryKeys.js';
export type {
  Finding,
  FindingCode,
  FindingParams,
  FindingSeverity,
} from './model/intake/Finding.js';
export type { IntakeEntry } from './model/intake/IntakeEntry.js';
export type { IntakeOptions, ServerDefinitions } from './model/intake/IntakeOptions.js';
export { intakeTools } from './model/intake/intakeTools.js';
export type { ServerInfo } from './model/intake/ServerInfo.js';
export type { JsonObject } from './model/JsonObject.js';
export type { Result } from './model/Result.js';
export { displayName } from './model/tool/displayName.js';
export { type Hint, type HintName, readHints } from './model/tool/readHints.js';
export type { Tool } from './model/tool/Tool.js';
export {
  type ToolError,
  type ToolFromWireOptions,
  toolFromWire,
} from './model/tool/toolFromWire.js';
