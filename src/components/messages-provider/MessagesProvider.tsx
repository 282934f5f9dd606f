'use client';
import { type ReactNode, use, useMemo } from 'react';
import type { Messages } from '../../messages/Messages.js';
import { MessagesContext } from './MessagesContext.js';

/** What a {@link MessagesProvider} takes. */
export interface MessagesProviderProps {
  /** Whole records by component. A component left out keeps the words from further out, or English. */
  messages: Partial<Messages>;
  children?: ReactNode;
}

/** Gives the components below it other words, for instance those of another language. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const outer = use(MessagesContext);
  const merged = useMemo(() => ({ ...outer, ...messages }), [outer, messages]);
  return <MessagesContext value={merged}>{children}</MessagesContext>;
}
