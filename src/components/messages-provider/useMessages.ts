'use client';
import { use } from 'react';
import type { Messages } from '../../messages/Messages.js';
import { MessagesContext } from './MessagesContext.js';

/**
 * A component's own words: the host's where a provider gives them, else English. The English
 * record comes from the component, so that a bundle carries the words of what it shows, no others.
 */
export function useMessages<K extends keyof Messages>(component: K, english: Messages[K]) {
  const given: Messages[K] | undefined = use(MessagesContext)[component];
  return given ?? english;
}
