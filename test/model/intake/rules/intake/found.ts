import type { FindingCode, FindingParams } from '../../../../../src/model/intake/Finding.js';
import type { IntakeOptions } from '../../../../../src/model/intake/IntakeOptions.js';
import { intakeTools } from '../../../../../src/model/intake/intakeTools.js';
import type { ServerInfo } from '../../../../../src/model/intake/ServerInfo.js';

type Found = readonly [path: string, params: FindingParams];

/** Where a definition gives reason for a finding, and with which parameters. */
export function found(
  code: FindingCode,
  members: object,
  server: Partial<ServerInfo> = {},
  options: IntakeOptions = {},
): readonly Found[] {
  const definition = { name: 'count_stock', inputSchema: { type: 'object' }, ...members };
  const servers = [{ server: { id: 'stock', ...server }, definitions: [definition] }];
  return intakeTools(servers, options)
    .flatMap(({ findings }) => findings)
    .filter((finding) => finding.code === code)
    .map(({ path, params }) => [path, params]);
}
