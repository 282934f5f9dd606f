'use client';
import type { ComponentProps } from 'react';
import { toolCardMessages } from '../../messages/toolCardMessages.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { SchemaView } from '../schema-view/SchemaView.js';
import { countMembers } from './countMembers.js';
import { SectionFrame } from './SectionFrame.js';
import { useToolCard } from './useToolCard.js';

/**
 * The tool's parameters: their number while closed, the readable schema when opened. Renders a
 * `<section>`, or nothing for a definition that is not a tool. Closed, the schema costs nothing.
 */
export function ToolCardSchema(props: Omit<ComponentProps<'section'>, 'children'>) {
  const m = useMessages('toolCard', toolCardMessages);
  const { entry, label } = useToolCard();
  if (entry.tool === null) return null;
  const { inputSchema } = entry.tool;
  const { properties, required, byRule } = countMembers(inputSchema);
  return (
    <SectionFrame
      data-toolcard="tool-card-schema"
      {...props}
      section="parameters"
      heading={m.parameters}
      accessibleName={m.parametersOf(label)}
      summary={byRule ? m.parametersByRule : m.parameterCount(properties, required)}
    >
      <SchemaView schema={inputSchema} label={label} root="input" summary={false} />
    </SectionFrame>
  );
}
