'use client';
import { type ComponentProps, useId } from 'react';
import type { Finding } from '../../model/intake/Finding.js';
import { FindingCount } from './FindingCount.js';
import type { ToolCardSection } from './ToolCardSection.js';
import { useSection } from './useSection.js';
import { useToolCard } from './useToolCard.js';

interface SectionFrameProps extends ComponentProps<'section'> {
  section: ToolCardSection;
  /** What the button says. */
  heading: string;
  /** The same with the tool's name in it. */
  accessibleName: string;
  /** What a person sees of the contents while they are closed. */
  summary?: string | null;
  /** What a person should know of the contents. */
  findings?: readonly Finding[];
}

/** One level below the card's heading. HTML has no seventh, ARIA has. */
const headingTags = { 2: 'h3', 3: 'h4', 4: 'h5', 5: 'h6', 6: 'div' } as const;

/** A section of a card: a button in a heading, and contents that are mounted only while open. */
export function SectionFrame({
  section,
  heading,
  accessibleName,
  summary = null,
  findings = [],
  children,
  ...props
}: SectionFrameProps) {
  const { headingLevel } = useToolCard();
  const { open, buttonProps, panelId } = useSection(section);
  const summaryId = useId();
  const told = summary !== null || findings.length > 0;
  const Heading = headingTags[headingLevel];
  return (
    <section data-open={open} {...props}>
      <div data-toolcard="tool-card-bar">
        <Heading
          data-toolcard="tool-card-section-heading"
          role={headingLevel === 6 ? 'heading' : undefined}
          aria-level={headingLevel === 6 ? 7 : undefined}
        >
          <button
            {...buttonProps}
            data-toolcard="tool-card-toggle"
            aria-label={accessibleName}
            aria-describedby={told ? summaryId : undefined}
          >
            {heading}
          </button>
        </Heading>
        {told ? (
          <span id={summaryId} data-toolcard="tool-card-told">
            {summary === null ? null : <span data-toolcard="tool-card-summary">{summary}</span>}{' '}
            <FindingCount findings={findings} />
          </span>
        ) : null}
      </div>
      {open ? (
        <div id={panelId} data-toolcard="tool-card-contents">
          {children}
        </div>
      ) : null}
    </section>
  );
}
