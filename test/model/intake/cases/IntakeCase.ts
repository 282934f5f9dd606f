import type { FindingCode } from '../../../../src/model/intake/Finding.js';
import type {
  IntakeOptions,
  ServerDefinitions,
} from '../../../../src/model/intake/IntakeOptions.js';
import type { ServerInfo } from '../../../../src/model/intake/ServerInfo.js';
import type { JsonObject } from '../../../../src/model/JsonObject.js';
import type { Tool } from '../../../../src/model/tool/Tool.js';

/** What servers list, and what is to be said of it. */
export interface IntakeCase {
  readonly says: string;
  readonly servers: readonly ServerDefinitions[];
  readonly options?: IntakeOptions;
  /** Every code found, the English guesses aside: no more and no fewer. */
  readonly finds: readonly FindingCode[];
  /** Guesses to be made: on all cases together four of five of them. Absent: none may be made. */
  readonly guesses?: readonly FindingCode[];
  /** Whether all entries are offered, or none. Default: all. */
  readonly offered?: boolean;
  /** The display name of the first tool. */
  readonly display?: string;
  /** What the hints of the first tool come to: read only, destructive, idempotent, open world. */
  readonly hints?: readonly [boolean, boolean, boolean, boolean];
  /** Members of the first tool that are taken as absent. */
  readonly ignored?: readonly (keyof Tool)[];
}

/** What differs from one definition of one server of the newest revision. */
export interface CaseDetails extends Omit<IntakeCase, 'says' | 'servers' | 'finds'> {
  readonly server?: Partial<ServerInfo>;
}

/** A plain definition with other members. */
export const tool = (members: JsonObject = {}): JsonObject => ({
  name: 'count_stock',
  inputSchema: { type: 'object' },
  ...members,
});

/** A plain definition whose parameters have these schemas. */
export const taking = (properties: JsonObject, more: JsonObject = {}): JsonObject =>
  tool({ inputSchema: { type: 'object', properties, ...more } });

/** A case of one definition. */
export function alone(
  says: string,
  definition: unknown,
  finds: readonly FindingCode[],
  { server, ...details }: CaseDetails = {},
): IntakeCase {
  const servers = [{ server: { id: 'stock', ...server }, definitions: [definition] }];
  return { says, servers, finds, ...details };
}

/** A case of several definitions by the id of their server. */
export function together(
  says: string,
  lists: Readonly<Record<string, readonly unknown[]>>,
  finds: readonly FindingCode[],
  details: Omit<CaseDetails, 'server'> = {},
): IntakeCase {
  const servers = Object.entries(lists).map(([id, definitions]) => ({
    server: { id },
    definitions,
  }));
  return { says, servers, finds, ...details };
}

/** The revisions of the protocol. */
export const revisions = [
  '2024-11-05',
  '2025-03-26',
  '2025-06-18',
  '2025-11-25',
  '2026-07-28',
] as const;

/** A server that speaks a revision. */
export const speaking = (protocolVersion: string): CaseDetails => ({ server: { protocolVersion } });

/** What is not offered. */
export const refused = { offered: false } as const;
