import type { Finding } from '../../model/intake/Finding.js';
import type { IntakeEntry } from '../../model/intake/IntakeEntry.js';
import type { ServerInfo } from '../../model/intake/ServerInfo.js';
import type { Tool } from '../../model/tool/Tool.js';

/** What a card can be given: an entry of a listing, good or refused, or a tool alone. */
export type ToolCardSubject =
  | {
      /** One entry of a listing, refused ones too. */
      entry: IntakeEntry;
      tool?: never;
      server?: never;
      findings?: never;
    }
  | {
      entry?: never;
      tool: Tool;
      /** What the operator says of the server. Default: its id, and no trust. */
      server?: ServerInfo | undefined;
      /** What a person should know about the definition. Default: nothing. */
      findings?: readonly Finding[] | undefined;
    };
