import type { Shape } from './findShape.js';

/** What reaches for other tools, or sends what passes through them elsewhere. */
export const otherToolShapes: readonly Shape[] = [
  {
    words:
      /\bbefore (?:using|calling|invoking|running|executing|you (?:use|call|run)) (?:any|all|every|each)(?: of the)?(?: other)? tools?\b,? (?:[\w']+ ){0,3}?(?:call|use|run|invoke|read|send|pass|execute|open|upload)\b/gi,
  },
  {
    words:
      /\balways (?:call|use|run|invoke|execute) [\w-]+(?: tool| one| function)?(?: first,?)? before (?:calling |using |running |invoking )?(?:any|every|each|all)(?: of the)? other\b/gi,
  },
  {
    words:
      /\bwhen(?:ever)? (?:[\w'"-]+ ){0,5}?(?:tools?|functions?|[a-z]+_[a-z_]+) (?:is|are|gets|was) (?:called|used|invoked|run|executed|present|available|selected)\b,? [^.!?\n]{0,60}?\b(?:also (?:call|send|include|run|read|pass|forward|add|use|copy|upload|append)|must be sent|(?:change|replace|set) the (?:recipient|address|destination|account)|forward|bcc|send (?:a copy|it|all|every))\b/gi,
    unless: /\bthis (?:tool|function) (?:is|was|gets)\b/i,
  },
  {
    words:
      /\b(?:always|when(?:ever)?|every|all|each|must|any)\b[^.!?\n]{0,60}?\b(?:b?cc:? |(?:forward(?:ed)?|sen[dt]|cop(?:y|ied)|rout(?:e|ed)|redirect(?:ed)?|deliver(?:ed)?)\b[^.!?\n]{0,40}? to )[\w.+-]{1,64}@[\w-]{1,64}\.\w/gi,
  },
  {
    words:
      /\b(?:forward|send|copy|redirect) (?:a copy of )?(?:all|every|each|any) [^.!?\n]{0,60}? to (?:[\w.+-]{1,64}@[\w-]{1,64}\.\w|https?:)/gi,
    unless: /\b(?:for example|such as)\b/i,
  },
  {
    words:
      /\bb?cc [\w.+-]{1,64}@[\w.-]{1,64} (?:[\w-]+ )?(?:on|in|for|with|to) (?:all|every|each|any)\b/gi,
  },
  {
    words:
      /\b(?:change|replace|set|swap) the (?:recipient|phone number|destination|account number|iban)\b[^.!?\n]{0,30} (?:to|with) \+?\d{5,}/gi,
  },
  {
    words:
      /\binstead of (?:using |calling )?[\w-]+(?: tool)?,? (?:always|you must|you should always) (?:use|call) this\b/gi,
  },
  {
    words:
      /\b(?:when(?:ever)?|while|after) (?:using|calling|invoking|running) (?:any |all )?(?:of the )?other tools?\b,? (?:always |you must |first |also )?(?:pass|send|call|include|run|forward|copy|read)\b/gi,
  },
  {
    words:
      /\bafter (?:each|every|any) (?:call|use|invocation) (?:of|to) (?:any|every|each|all|another|other)(?: other)? tools?\b,? (?:always |also )?(?:call|use|run|send|invoke|pass)\b/gi,
  },
];
