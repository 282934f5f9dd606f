'use client';
import { type ComponentProps, useMemo } from 'react';
import { toolCardMessages } from '../../messages/toolCardMessages.js';
import { countMembers } from '../../model/schema/countMembers.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { SchemaView } from '../schema-view/SchemaView.js';
import { PartFindings } from './PartFindings.js';
import { SectionFrame } from './SectionFrame.js';
import { useToolCard } from './useToolCard.js';

/** What the tool says it answers with. Renders a `<section>`, or nothing where it does not say. */
export function ToolCardOutput(props: Omit<ComponentProps<'section'>, 'children'>) {
  const m = useMessages('toolCard', toolCardMessages);
  const { label, shown, findings } = useToolCard();
  const schema = shown.outputSchema;
  const count = useMemo(() => schema && countMembers(schema), [schema]);
  if (count === null) return null;
  const { names, others } = count;
  const counted = others === 'byRule' ? m.fieldsAtLeast : m.fieldCount;
  return (
    <SectionFrame
      data-toolcard="tool-card-output"
      {...props}
      section="output"
      heading={m.output}
      accessibleName={m.outputOf(label)}
      findings={findings.output}
      summary={names === 0 ? null : counted(names)}
    >
      <PartFindings of="output" />
      <SchemaView schema={schema} label={label} root="output" summary={false} />
    </SectionFrame>
  );
}
