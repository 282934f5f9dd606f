'use client';
import type { ComponentProps } from 'react';
import { toolCardMessages } from '../../messages/toolCardMessages.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { RawJson } from '../raw-json/RawJson.js';
import { useToolCard } from './useToolCard.js';

/** The definition as received, every member of it. Renders a `<section>`. */
export function ToolCardRaw(props: Omit<ComponentProps<'section'>, 'children'>) {
  const m = useMessages('toolCard', toolCardMessages);
  const { entry, label, expanded, setExpanded } = useToolCard();
  return (
    <section data-toolcard="tool-card-raw" {...props}>
      <RawJson
        value={entry.raw}
        label={label}
        heading={m.everything}
        open={expanded.includes('raw')}
        onOpenChange={(open) => setExpanded('raw', open)}
      />
    </section>
  );
}
