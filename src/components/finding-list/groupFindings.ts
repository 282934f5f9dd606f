import type { Finding, FindingParams, FindingSeverity } from '../../model/intake/Finding.js';

/** Findings of one code whose words come out the same. */
export interface FindingLine {
  readonly params: FindingParams;
  /** JSON Pointers, in the definition's order. */
  readonly paths: readonly string[];
}

/** All findings of one code and severity. */
export interface FindingGroup {
  readonly code: Finding['code'];
  readonly severity: FindingSeverity;
  readonly lines: readonly FindingLine[];
  /** Places that were counted and not listed. */
  readonly more: number;
}

/** From the most severe to the least. */
export const severities = ['reject', 'danger', 'warning'] as const satisfies FindingSeverity[];

/** One group a code: the most severe first, then in the order in which they are given. */
export function groupFindings(findings: readonly Finding[]): readonly FindingGroup[] {
  return severities.flatMap((severity) => {
    const groups = new Map<
      string,
      { lines: Map<string, Line>; code: Finding['code']; more: number }
    >();
    for (const { code, path, params, ...finding } of findings) {
      if (finding.severity !== severity) continue;
      const group = groups.get(code) ?? { lines: new Map<string, Line>(), code, more: 0 };
      groups.set(code, group);
      const { more, ...own } = params;
      if (typeof more === 'number') group.more += more;
      const key = JSON.stringify(own);
      const line = group.lines.get(key) ?? { params: own, paths: [] };
      group.lines.set(key, line);
      line.paths.push(path);
    }
    return Array.from(groups.values(), ({ lines, ...group }) => ({
      ...group,
      severity,
      lines: Array.from(lines.values()),
    }));
  });
}

interface Line {
  readonly params: FindingParams;
  readonly paths: string[];
}
