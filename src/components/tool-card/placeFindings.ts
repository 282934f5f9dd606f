import type { Finding } from '../../model/intake/Finding.js';
import { type FindingPlace, placeOf } from './placeOf.js';
import type { Shown } from './readShown.js';

/** Which of a card's parts tells a finding. */
export type FindingPart = 'header' | 'description' | 'hints' | 'schema' | 'output' | 'summary';

/** The findings of one definition by the part that tells them. */
export type PlacedFindings = Readonly<Record<FindingPart, readonly Finding[]>>;

const parts: Readonly<Record<FindingPlace, FindingPart>> = {
  name: 'header',
  title: 'header',
  icons: 'header',
  description: 'description',
  hints: 'hints',
  schema: 'schema',
  output: 'output',
  tool: 'summary',
};

const nothing: readonly Finding[] = [];
const none: PlacedFindings = {
  header: nothing,
  description: nothing,
  hints: nothing,
  schema: nothing,
  output: nothing,
  summary: nothing,
};

/**
 * Gives each finding to the part that shows what it is about. The summary has what has no part of
 * its own, and every reason for a refusal: those stand beside what they are about only where that
 * opens, so that no sentence follows itself. Of a refused definition it has those of the header
 * too, so that the reason comes before all else.
 */
export function placeFindings(findings: readonly Finding[], shown: Shown): PlacedFindings {
  if (findings.length === 0) return none;
  const there: Readonly<Record<FindingPart, boolean>> = {
    header: findings.every(({ severity }) => severity !== 'reject'),
    description: shown.whole || shown.description !== null,
    hints: shown.whole || shown.annotations !== null,
    schema: shown.inputSchema !== null,
    output: shown.outputSchema !== null,
    summary: true,
  };
  const partOf = (finding: Finding) => {
    const part = parts[placeOf(finding)];
    return there[part] ? part : 'summary';
  };
  const of = (part: FindingPart) => findings.filter((finding) => partOf(finding) === part);
  const offered = (part: FindingPart) => of(part).filter(({ severity }) => severity !== 'reject');
  return {
    header: offered('header'),
    description: offered('description'),
    hints: of('hints'),
    schema: of('schema'),
    output: of('output'),
    summary: findings.filter(
      (finding) => finding.severity === 'reject' || partOf(finding) === 'summary',
    ),
  };
}
