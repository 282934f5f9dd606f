import type { Definition, Rule } from '../Definition.js';

const telling =
  /\b(?:access|account num|allow|any(?:one|body)|api keys?|approv|assistant|audited|authori|aws|b?cc\b|bash_|bypass|certified|chat|claude|click|conversation|covertly|credential|disclose|disregard|env\b|etc\/|exfil|forget|forward|from now|functions? (?:is|are|was|gets)|gnupg|human|id_|ignore|important>|im_start|inst\]|instead of|kube\b|mcp\.|mention|netrc|new (?:system )?instr|npmrc|official|operator|override|owner|passw|people|permission|person|phone num|press|private key|prompt|recipient|redirect|reveal|reviewed|safe|secret|security|silently|ssh|surrep|system|tools?\b|trusted|user|verif|you are now|zsh_)/i;

/**
 * Whether a text has a word without which it can be no order to a model, and nothing that a host's
 * own interface says.
 */
export const isTelling = (text: string): boolean => text.includes('@') || telling.test(text);

const known = new WeakMap<Definition, boolean>();

/** The same rule, for definitions with such a word alone; several rules look for them once. */
export const whereTelling =
  (rule: Rule): Rule =>
  (definition) => {
    const tells = known.get(definition) ?? isTelling(definition.text);
    known.set(definition, tells);
    return tells ? rule(definition) : [];
  };
