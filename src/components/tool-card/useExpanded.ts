'use client';
import { useHeldState } from '../disclosure/useHeldState.js';
import type { ToolCardSection } from './ToolCardSection.js';

/** Which sections are open, and who holds that. */
export interface ExpandedOptions {
  /** Controlled: the open sections. */
  expanded?: readonly ToolCardSection[] | undefined;
  /** Uncontrolled: the sections that are open at first. Default: none. */
  defaultExpanded?: readonly ToolCardSection[] | undefined;
  /** The person opened or closed a section; `expanded` is what they asked for. */
  onExpandedChange?: ((expanded: readonly ToolCardSection[]) => void) | undefined;
}

const none: readonly ToolCardSection[] = [];

/** The open sections of a card, and how to open or close one. */
export function useExpanded({
  expanded: held,
  defaultExpanded = none,
  onExpandedChange,
}: ExpandedOptions) {
  const [expanded, change] = useHeldState(held, defaultExpanded, onExpandedChange);
  function setExpanded(section: ToolCardSection, open: boolean) {
    change((now) => {
      const others = now.filter((other) => other !== section);
      return open ? [...others, section] : others;
    });
  }
  return { expanded, setExpanded };
}
