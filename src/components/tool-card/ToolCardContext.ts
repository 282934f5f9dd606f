'use client';
import { createContext } from 'react';
import type { IntakeEntry } from '../../model/intake/IntakeEntry.js';
import type { ToolNames } from '../../model/intake/readToolNames.js';
import type { ResolveIcon } from '../tool-icon/ResolveIcon.js';
import type { PlacedFindings } from './placeFindings.js';
import type { Shown } from './readShown.js';
import type { ToolCardSection } from './ToolCardSection.js';

/** What the parts of one card share. */
export interface ToolCardState {
  readonly entry: IntakeEntry;
  readonly names: ToolNames;
  readonly shown: Shown;
  readonly findings: PlacedFindings;
  /** What the tool is called in accessible names: title and name, shortened. */
  readonly label: string;
  readonly resolveIcon: ResolveIcon | undefined;
  readonly headingLevel: 2 | 3 | 4 | 5 | 6;
  readonly expanded: readonly ToolCardSection[];
  readonly setExpanded: (section: ToolCardSection, open: boolean) => void;
}

/** The card around a part. */
export const ToolCardContext = createContext<ToolCardState | null>(null);
