import { textRule } from '../textRule.js';
import { findShape, plainWords, type Shape } from './findShape.js';
import { hidingShapes } from './hidingShapes.js';
import { leakShapes } from './leakShapes.js';
import { otherToolShapes } from './otherToolShapes.js';
import { overrideShapes } from './overrideShapes.js';
import { isTelling, whereTelling } from './telling.js';

/** Shapes, and words without one of which none of them can be there. */
const groups: readonly { readonly pivot: RegExp; readonly shapes: readonly Shape[] }[] = [
  {
    pivot:
      /\b(?:users?|humans?|person|people|operator|owner|any(?:one|body)|mention|reveal|disclose|say th|secretly|covertly|surreptitiously|silently|quietly)/i,
    shapes: hidingShapes,
  },
  {
    pivot:
      /\b(?:ignore|disregard|forget|override|bypass|system|important>|inst\]|im_start|now|new )/i,
    shapes: overrideShapes,
  },
  {
    pivot:
      /\b(?:tools?|functions?|instead)\b|@|\b(?:forward|send|copy|redirect|change|replace|set|swap)\b/i,
    shapes: otherToolShapes,
  },
  {
    pivot:
      /\b(?:conversation|chat|dialogue|message|prompt|exfiltrate|secrets|credentials|tokens|cookies|passwords|private keys?|environment|env|api keys?|access tokens|ssh|home dir|id_|aws|gnupg|kube|netrc|npmrc|git-cred|etc|mcp|claude_|bash_|zsh_)/i,
    shapes: leakShapes,
  },
];

/**
 * A text that reads as if it spoke to the model instead of describing a tool: to hide something from
 * the person, to reach for other tools, to drop other instructions, to hand over files or words.
 * A guess over English; that something is important, or must be done first, is none of these.
 *
 * @see MCP specification 2026-07-28, server/tools, Security considerations
 */
export const directive = whereTelling(
  textRule({
    code: 'text.directive',
    suspects: () => true,
    find: (text) => {
      if (text.length < 8 || !isTelling(text)) return null;
      let plain: string | undefined;
      for (const { pivot, shapes } of groups) {
        if (!pivot.test(text)) continue;
        plain ??= plainWords(text);
        const words = findShape(plain, shapes);
        if (words !== null) return { words };
      }
      return null;
    },
  }),
);
