'use client';
import { useDisclosure } from '../disclosure/useDisclosure.js';
import type { ToolCardSection } from './ToolCardSection.js';
import { useToolCard } from './useToolCard.js';

/** The disclosure of a section, whose state the card holds. */
export function useSection(section: ToolCardSection) {
  const { expanded, setExpanded } = useToolCard();
  return useDisclosure({
    open: expanded.includes(section),
    onOpenChange: (open) => setExpanded(section, open),
  });
}
