'use client';
import { findingListMessages } from '../../messages/findingListMessages.js';
import type { Finding } from '../../model/intake/Finding.js';
import { severities } from '../finding-list/groupFindings.js';
import { SeverityIcon } from '../finding-list/SeverityIcon.js';
import { useMessages } from '../messages-provider/useMessages.js';

/** How many findings wait behind a button, of each severity. Nothing where there is none. */
export function FindingCount({ findings }: { findings: readonly Finding[] }) {
  const words = useFindingCount(findings);
  const worst = severities.find((severity) => findings.some((one) => one.severity === severity));
  return worst === undefined ? null : (
    <span data-toolcard="tool-card-count" data-severity={worst}>
      <SeverityIcon severity={worst} /> <span data-toolcard="tool-card-count-words">{words}</span>
    </span>
  );
}

/** "1 danger, 2 notes" */
export function useFindingCount(findings: readonly Finding[]): string {
  const m = useMessages('findingList', findingListMessages);
  return severities
    .flatMap((severity) => {
      const count = findings.filter((finding) => finding.severity === severity).length;
      return count === 0 ? [] : [m.count(severity, count)];
    })
    .join(', ');
}
