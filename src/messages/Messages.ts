import type { FindingListMessages } from './findingListMessages.js';
import type { HintPanelMessages } from './hintPanelMessages.js';
import type { RawJsonMessages } from './rawJsonMessages.js';
import type { SchemaViewMessages } from './schemaViewMessages.js';
import type { ToolCardMessages } from './toolCardMessages.js';
import type { UntrustedTextMessages } from './untrustedTextMessages.js';

/** Every word this library says, by the component that says it. */
export interface Messages {
  readonly findingList: FindingListMessages;
  readonly hintPanel: HintPanelMessages;
  readonly rawJson: RawJsonMessages;
  readonly schemaView: SchemaViewMessages;
  readonly toolCard: ToolCardMessages;
  readonly untrustedText: UntrustedTextMessages;
}
