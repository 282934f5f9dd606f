'use client';
import { type ComponentProps, useMemo } from 'react';
import type { Finding } from '../../model/intake/Finding.js';
import { FindingItem } from './FindingItem.js';
import { groupFindings } from './groupFindings.js';

/** What a {@link FindingList} takes. */
export interface FindingListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What a person should know, in any order. */
  findings: readonly Finding[];
  /** The definition they are about: its texts are shown at their places. Default: none. */
  raw?: unknown;
}

/**
 * Facts about a definition, the most severe first: one item a code, with its places, and on demand
 * why it matters and which rule it answers to. Renders a `<ul>`, or nothing where there is nothing
 * to say. A fact is no verdict, and a list without one is no proof that nothing is wrong.
 */
export function FindingList({ findings, raw, ...props }: FindingListProps) {
  const groups = useMemo(() => groupFindings(findings), [findings]);
  if (groups.length === 0) return null;
  return (
    <ul data-toolcard="finding-list" {...props}>
      {groups.map((group) => (
        <FindingItem key={`${group.severity} ${group.code}`} group={group} raw={raw} />
      ))}
    </ul>
  );
}
