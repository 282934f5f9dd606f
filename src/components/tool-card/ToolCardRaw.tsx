'use client';
import type { ComponentProps } from 'react';
import { toolCardMessages } from '../../messages/toolCardMessages.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { RawJsonPanel } from '../raw-json/RawJsonPanel.js';
import { SectionFrame } from './SectionFrame.js';
import { useToolCard } from './useToolCard.js';

/** The definition as received, every member of it. Renders a `<section>`. */
export function ToolCardRaw(props: Omit<ComponentProps<'section'>, 'children'>) {
  const m = useMessages('toolCard', toolCardMessages);
  const { entry, label } = useToolCard();
  return (
    <SectionFrame
      data-toolcard="tool-card-raw"
      {...props}
      section="raw"
      heading={m.everything}
      accessibleName={m.everythingOf(label)}
    >
      <RawJsonPanel value={entry.raw} label={label} heading={m.everything} />
    </SectionFrame>
  );
}
