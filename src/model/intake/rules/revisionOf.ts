import type { ServerInfo } from '../ServerInfo.js';
import type { Definition } from './Definition.js';

/** The newest revision of the protocol whose rules are known here. */
const newestRevision = '2026-07-28';

/**
 * The revision that a server's definitions are judged by: the one spoken with it, and the newest
 * known where that is not told, or is not a revision's date.
 */
export function revisionOf({ protocolVersion }: ServerInfo): string {
  return protocolVersion !== undefined && /^\d{4}-\d\d-\d\d$/.test(protocolVersion)
    ? protocolVersion
    : newestRevision;
}

/** Whether a rule that came with a revision holds for a definition. */
export const isSince = ({ revision }: Definition, first: string): boolean => revision >= first;
