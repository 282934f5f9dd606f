import type { Finding } from '../../model/intake/Finding.js';
import type { IntakeEntry } from '../../model/intake/IntakeEntry.js';
import type { ServerInfo } from '../../model/intake/ServerInfo.js';
import type { Tool } from '../../model/tool/Tool.js';

/** A tool that was given alone, as an entry. Without a server, its id is all that is known of it. */
export function entryOfTool(
  tool: Tool,
  server: ServerInfo = { id: tool.serverId },
  findings: readonly Finding[] = [],
): IntakeEntry {
  const offered = findings.every((finding) => finding.severity !== 'reject');
  return { server, raw: tool.raw, tool, findings, offered };
}
