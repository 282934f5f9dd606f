'use client';
import type { ComponentProps } from 'react';
import { toolCardMessages } from '../../messages/toolCardMessages.js';
import type { Finding } from '../../model/intake/Finding.js';
import { FindingList } from '../finding-list/FindingList.js';
import { SeverityIcon } from '../finding-list/SeverityIcon.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { useToolCard } from './useToolCard.js';

/** What {@link ToolCardFindings} takes. */
export interface ToolCardFindingsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Whether to list also what other parts tell in full. Default false: an arrangement that leaves
   * the header or the description out says `all`.
   */
  all?: boolean | undefined;
}

const closing = ['hints', 'schema', 'output'] as const;
/** The badge of the hints stands beside the summary, and counts for itself. */
const below = ['schema', 'output'] as const;
const isNote = ({ severity }: Finding) => severity === 'warning';

/**
 * What a person should know before reading on: every reason for a refusal, every danger behind a
 * closed section, whatever is about the tool as a whole, and how many notes wait in sections below.
 * Renders a `<div>`, or nothing where there is nothing to say.
 */
export function ToolCardFindings({ all = false, ...props }: ToolCardFindingsProps) {
  const m = useMessages('toolCard', toolCardMessages);
  const { entry, findings } = useToolCard();
  const behind = all ? [] : below.filter((part) => findings[part].some(isNote));
  const notes = behind.flatMap((part) => findings[part].filter(isNote));
  const listed = new Set(
    all
      ? entry.findings
      : [
          ...findings.summary,
          ...closing.flatMap((part) => findings[part].filter((finding) => !isNote(finding))),
        ],
  );
  if (listed.size + notes.length === 0) return null;
  return (
    <div data-toolcard="tool-card-findings" {...props}>
      <FindingList
        findings={entry.findings.filter((finding) => listed.has(finding))}
        raw={entry.raw}
      />
      {notes.length === 0 ? null : (
        <p data-toolcard="tool-card-notes" data-severity="warning">
          <SeverityIcon severity="warning" />{' '}
          <span data-toolcard="tool-card-count-words">
            {m.notesIn(
              notes.length,
              behind.map((part) => m.findingParts[part]),
            )}
          </span>
        </p>
      )}
    </div>
  );
}
