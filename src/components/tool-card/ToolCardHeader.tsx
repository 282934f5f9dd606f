'use client';
import type { ComponentProps } from 'react';
import { toolCardMessages } from '../../messages/toolCardMessages.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { ToolIcon } from '../tool-icon/ToolIcon.js';
import { CopyName } from './CopyName.js';
import { PartFindings } from './PartFindings.js';
import { ToolCardName } from './ToolCardName.js';
import { ToolCardServer } from './ToolCardServer.js';
import { ToolCardTitle } from './ToolCardTitle.js';
import { useToolCard } from './useToolCard.js';

/**
 * What the tool is called, which server it is from, whether it is offered, and what a person should
 * know of its name, title and icons. Renders a `<header>`. The name that is called stands beside
 * every title: a title can say anything.
 */
export function ToolCardHeader(props: Omit<ComponentProps<'header'>, 'children'>) {
  const m = useMessages('toolCard', toolCardMessages);
  const { entry, names, resolveIcon } = useToolCard();
  const byName = names.display !== null && names.display === names.name;
  return (
    <header data-toolcard="tool-card-header" {...props}>
      {resolveIcon ? <ToolIcon entry={entry} resolveIcon={resolveIcon} size={40} /> : null}
      <div data-toolcard="tool-card-headline">
        <ToolCardTitle />
        {byName && names.name !== null ? <CopyName name={names.name} /> : null}
      </div>
      <div data-toolcard="tool-card-identity">
        {entry.offered ? null : <span data-toolcard="tool-card-refused">{m.notOffered}</span>}{' '}
        {byName ? null : <ToolCardName />} <ToolCardServer />
      </div>
      <PartFindings of="header" />
    </header>
  );
}
