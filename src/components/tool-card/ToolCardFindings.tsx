'use client';
import type { ComponentProps } from 'react';
import { toolCardMessages } from '../../messages/toolCardMessages.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { useToolCard } from './useToolCard.js';

/**
 * What a person should know about the definition: for now, why it is not offered. Renders a
 * `<ul>`, or nothing where there is nothing to say.
 */
export function ToolCardFindings(props: Omit<ComponentProps<'ul'>, 'children'>) {
  const m = useMessages('toolCard', toolCardMessages);
  const { findings } = useToolCard().entry;
  if (findings.length === 0) return null;
  return (
    <ul data-toolcard="tool-card-findings" {...props}>
      {findings.map(({ code, severity, path }) => (
        <li key={`${code} ${path}`} data-toolcard="tool-card-finding" data-severity={severity}>
          {m.refusals[code]}
        </li>
      ))}
    </ul>
  );
}
