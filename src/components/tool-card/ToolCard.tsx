'use client';
import { type ComponentProps, memo } from 'react';
import { toolCardMessages } from '../../messages/toolCardMessages.js';
import { readToolNames } from '../../model/intake/readToolNames.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { SubjectContext } from '../schema-view/SchemaViewContext.js';
import type { ResolveIcon } from '../tool-icon/ResolveIcon.js';
import { entryOfTool } from './entryOfTool.js';
import { placeFindings } from './placeFindings.js';
import { readShown } from './readShown.js';
import { shortened } from './shortened.js';
import { ToolCardContext } from './ToolCardContext.js';
import { ToolCardDescription } from './ToolCardDescription.js';
import { ToolCardFindings } from './ToolCardFindings.js';
import { ToolCardHeader } from './ToolCardHeader.js';
import { ToolCardHints } from './ToolCardHints.js';
import { ToolCardOutput } from './ToolCardOutput.js';
import { ToolCardRaw } from './ToolCardRaw.js';
import { ToolCardSchema } from './ToolCardSchema.js';
import type { ToolCardSubject } from './ToolCardSubject.js';
import { ToolCardTaskSupport } from './ToolCardTaskSupport.js';
import { type ExpandedOptions, useExpanded } from './useExpanded.js';

/** What a {@link ToolCard} takes. */
export type ToolCardProps = ToolCardSubject &
  ExpandedOptions &
  ComponentProps<'article'> & {
    /** The level of the card's heading; its sections are one deeper. Default 3. */
    headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
    /** Shows an icon in the header: the host's choice, a letter where it gives none. Default: no icon. */
    resolveIcon?: ResolveIcon | undefined;
  };

/**
 * One tool of a server, for somebody who must decide about it. Renders an `<article>` named by the
 * tool's title and name. Without children in our arrangement; with children in the host's, who
 * places the parts.
 *
 * Memoised: an entry that is the same object is not rendered again, so keep `expanded` the same
 * array and `resolveIcon` the same function.
 */
export const ToolCard = memo(function ToolCard({
  entry: given,
  tool,
  server,
  findings: told,
  headingLevel = 3,
  resolveIcon,
  expanded: held,
  defaultExpanded,
  onExpandedChange,
  children,
  ...props
}: ToolCardProps) {
  const m = useMessages('toolCard', toolCardMessages);
  const sections = useExpanded({ expanded: held, defaultExpanded, onExpandedChange });
  const entry = given === undefined ? entryOfTool(tool, server, told) : given;
  const names = readToolNames(entry);
  const title = shortened(names.display ?? (entry.tool ? m.nameless : m.unreadable));
  const label =
    names.titled && names.name !== null ? m.titleAndName(title, shortened(names.name)) : title;
  const shown = readShown(entry);
  const findings = placeFindings(entry.findings, shown);
  const state = { entry, names, shown, findings, label, resolveIcon, headingLevel, ...sections };
  return (
    <ToolCardContext value={state}>
      <SubjectContext value={label}>
        <article
          data-toolcard="tool-card"
          data-offered={entry.offered}
          data-trusted={entry.server.trusted === true}
          aria-label={label}
          {...props}
        >
          {children ?? (
            <>
              <ToolCardHeader />
              <ToolCardHints />
              <ToolCardFindings />
              <ToolCardDescription />
              <ToolCardTaskSupport />
              <ToolCardSchema />
              <ToolCardOutput />
              <ToolCardRaw />
            </>
          )}
        </article>
      </SubjectContext>
    </ToolCardContext>
  );
});
