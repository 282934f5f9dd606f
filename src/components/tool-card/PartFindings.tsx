'use client';
import { FindingList } from '../finding-list/FindingList.js';
import type { FindingPart } from './placeFindings.js';
import { useToolCard } from './useToolCard.js';

const inFullView: readonly FindingPart[] = ['header', 'description'];

/** The findings about what a part shows; with the texts they are about, unless they stand above. */
export function PartFindings({ of }: { of: FindingPart }) {
  const { entry, findings } = useToolCard();
  const found = findings[of];
  if (found.length === 0) return null;
  return <FindingList findings={found} raw={inFullView.includes(of) ? undefined : entry.raw} />;
}
