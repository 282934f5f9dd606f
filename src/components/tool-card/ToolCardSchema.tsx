'use client';
import { type ComponentProps, useMemo } from 'react';
import { toolCardMessages } from '../../messages/toolCardMessages.js';
import { countMembers } from '../../model/schema/countMembers.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { SchemaView } from '../schema-view/SchemaView.js';
import { PartFindings } from './PartFindings.js';
import { SectionFrame } from './SectionFrame.js';
import { useToolCard } from './useToolCard.js';

/**
 * The tool's parameters: their number while closed, the readable schema when opened. Renders a
 * `<section>`, or nothing for a refused definition without an object for them. Closed, no parameter is looked into.
 */
export function ToolCardSchema(props: Omit<ComponentProps<'section'>, 'children'>) {
  const m = useMessages('toolCard', toolCardMessages);
  const { label, shown, findings } = useToolCard();
  const { inputSchema } = shown;
  const count = useMemo(() => inputSchema && countMembers(inputSchema), [inputSchema]);
  if (count === null) return null;
  const { names, required, others } = count;
  const counted = others === 'byRule' ? m.parametersAtLeast : m.parameterCount;
  return (
    <SectionFrame
      data-toolcard="tool-card-schema"
      {...props}
      section="parameters"
      heading={m.parameters}
      accessibleName={m.parametersOf(label)}
      findings={findings.schema}
      summary={names === 0 ? m.unnamedParameters[others] : counted(names, required)}
    >
      <PartFindings of="schema" />
      <SchemaView schema={inputSchema} label={label} root="input" summary={false} />
    </SectionFrame>
  );
}
