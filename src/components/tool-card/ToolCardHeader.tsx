'use client';
import type { ComponentProps } from 'react';
import { CopyName } from './CopyName.js';
import { ToolCardName } from './ToolCardName.js';
import { ToolCardServer } from './ToolCardServer.js';
import { ToolCardTitle } from './ToolCardTitle.js';
import { useToolCard } from './useToolCard.js';

/**
 * What the tool is called and which server it is from. Renders a `<header>`. The name that is
 * called stands beside every title: a title can say anything.
 */
export function ToolCardHeader(props: Omit<ComponentProps<'header'>, 'children'>) {
  const { names } = useToolCard();
  const byName = names.display !== null && names.display === names.name;
  return (
    <header data-toolcard="tool-card-header" {...props}>
      <div data-toolcard="tool-card-headline">
        <ToolCardTitle />
        {byName && names.name !== null ? <CopyName name={names.name} /> : null}
      </div>
      <div data-toolcard="tool-card-identity">
        {byName ? null : <ToolCardName />} <ToolCardServer />
      </div>
    </header>
  );
}
