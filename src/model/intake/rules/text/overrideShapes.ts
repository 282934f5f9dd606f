import type { Shape } from './findShape.js';

/** A text about such words, as a guard's own description is. */
const about =
  /\b(?:detect|scan|check|filter|flag|classif|recogni[sz]|prevent|protect|guard|block|reject|strip|remov|attempt|example|such as|like|look)|\be\.g\.|injection/i;

/** What puts itself in the place of the instructions that a model was given. */
export const overrideShapes: readonly Shape[] = [
  {
    words:
      /\b(?:ignore|disregard|forget) (?:all |any |every |the |your |my |of |these |those )*(?:previous|prior|earlier|above|preceding|existing|other|system|original|former|past|safety) (?:[a-z]+ )?(?:instructions?|prompts?|guidelines|directives|directions)\b/gi,
    unlessBefore: about,
  },
  {
    words:
      /\b(?:override|bypass) (?:all |any |the |your )*(?:previous|prior|earlier|above|safety|your) (?:[a-z]+ )?(?:instructions|guidelines|directives)\b/gi,
    unlessBefore: about,
  },
  {
    words:
      /\b(?:ignore|disregard|forget) (?:(?:all|all of|any of) )?(?:your|all|my) (?:previous |prior |earlier )?(?:instructions|rules|guidelines|training)\b/gi,
    unlessBefore: about,
  },
  {
    words:
      /\b(?:ignore|disregard|forget) (?:everything|anything|all) (?:above|before this|you (?:were|have been|are) told|(?:that )?(?:came|was said) before)\b/gi,
    unlessBefore: about,
  },
  {
    words:
      /\b(?:ignore|disregard|forget) (?:the |all |any )+(?:instructions|prompts|guidelines) (?:above|before this|so far|you)\b/gi,
    unlessBefore: about,
  },
  { words: /<\/(?:system|important|system-reminder)>|<important>|\[\/?INST\]|<\|im_start\|>/gi },
  {
    words:
      /\byou are now (?:DAN\b|unrestricted|jailbroken|free from|in (?:developer|admin|god|debug|root|unrestricted) mode|(?:an?|my|the) (?:[\w-]+ ){0,3}?(?:assistant|agent|model|ai|bot|administrator)\b)|\bnew (?:system )?instructions ?:|\bfrom now on,? (?:you|always|every|never|all)\b/gi,
    unlessBefore: about,
  },
];
