'use client';
import type { ComponentProps } from 'react';
import { toolCardMessages } from '../../messages/toolCardMessages.js';
import { readMember } from '../../model/readMember.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { JsonValue } from '../schema-view/JsonValue.js';
import { useToolCard } from './useToolCard.js';

/**
 * Whether the tool runs as a task, on servers of revision 2025-11-25. Renders a `<p>`, or nothing
 * where the tool says nothing of tasks or forbids them.
 *
 * @see MCP specification 2025-11-25, `schema.ts`, ToolExecution
 */
export function ToolCardTaskSupport(props: Omit<ComponentProps<'p'>, 'children'>) {
  const m = useMessages('toolCard', toolCardMessages);
  const { execution } = useToolCard().shown;
  const support = execution ? readMember(execution, 'taskSupport') : undefined;
  if (support === undefined || support === 'forbidden') return null;
  return (
    <p data-toolcard="tool-card-task-support" {...props}>
      {support === 'optional' || support === 'required' ? (
        m.tasks[support]
      ) : (
        <>
          {m.oddTaskSupport} <JsonValue value={support} />
        </>
      )}
    </p>
  );
}
