'use client';
import { use } from 'react';
import { ToolCardContext } from './ToolCardContext.js';

/** The card that a part stands in. */
export function useToolCard() {
  const card = use(ToolCardContext);
  if (card === null) {
    throw new Error(
      'A part of a ToolCard is rendered outside of one: it has no tool to show. Put it among the children of a <ToolCard>.',
    );
  }
  return card;
}
