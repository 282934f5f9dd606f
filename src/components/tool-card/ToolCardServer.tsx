'use client';
import { toolCardMessages } from '../../messages/toolCardMessages.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { useToolCard } from './useToolCard.js';

/** The operator's name for the server; its id where there is none. Never the server's own word. */
export function ToolCardServer() {
  const m = useMessages('toolCard', toolCardMessages);
  const { id, label } = useToolCard().entry.server;
  return (
    <span data-toolcard="tool-card-server">
      {m.server} <bdi data-toolcard="tool-card-server-label">{label || id}</bdi>
    </span>
  );
}
