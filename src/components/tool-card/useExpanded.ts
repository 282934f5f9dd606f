'use client';
import { useState } from 'react';
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
  const [own, setOwn] = useState(defaultExpanded);
  const expanded = held ?? own;
  function setExpanded(section: ToolCardSection, open: boolean) {
    const others = expanded.filter((other) => other !== section);
    const next = open ? [...others, section] : others;
    if (held === undefined) setOwn(next);
    onExpandedChange?.(next);
  }
  return { expanded, setExpanded };
}
