import type { Shape } from './findShape.js';

const later = /\b(?:until|unless)\b/i;
const optional = /\b(?:whether|if (?:true|set|enabled)|when (?:true|set|enabled))\b/i;

/** What keeps something from the person who uses the host. */
export const hidingShapes: readonly Shape[] = [
  {
    words:
      /\b(?:do not|don'?t|never|must not|should not|mustn't|shouldn't|not to|avoid|refrain from) (?:ever |even )?(?:tell(?:ing)?|inform(?:ing)?) (?:the |your |any )?(?:end[- ])?(?:users?|humans?|person|people|operator|owner|anyone|anybody)\b/gi,
    unless: later,
  },
  {
    words:
      /\b(?:do not|don'?t|never|must not|should not) (?:notify|warn|alert) (?:the |your |any )?(?:end[- ])?(?:user|human|person|operator|owner|anyone|anybody) (?:about|of|that) (?:this|it|these|the call|the file|you)\b/gi,
    unless: later,
  },
  {
    words:
      /\b(?:do not|don'?t|never|must not|should not|avoid) (?:ever |even )?(?:mention|reveal|disclos|explain|say|report|show|expos|describ)(?:e|ing)? (?:(?:any of )?(?:this|it|that|these|those|the (?:use|call|fact|file|step|instructions?|reading))\b[^.!?\n]{0,60} )?to (?:the |your |any )?(?:end[- ])?(?:users?|humans?|person|people|operator|owner|anyone|anybody)\b/gi,
    unless: later,
  },
  {
    words:
      /\b(?:do not|don'?t|never) (?:mention|reveal|disclose|say) (?:that you\b|this (?:tool|step|call|instruction|file)\b|these instructions|th(?:is|at)(?:[.!\n]|$))/gi,
  },
  {
    words:
      /\bwithout (?:the )?(?:user|human|operator|person)(?:'?s)? (?:knowing|knowledge|noticing|awareness|being (?:told|informed|aware))\b|\bwithout (?:ever )?(?:telling|informing|(?:mentioning|revealing|disclosing|showing) (?:it|this|that) to) (?:the|your) (?:user|human|operator|person)\b/gi,
    unless: /\b(?:never|not|cannot|whether|prevents?|detect\w*)\b|n't\b/i,
  },
  {
    words:
      /\b(?:do not|don'?t|never) let (?:the |your )?(?:users?|humans?|operator|person|anyone) (?:know|notice|find out|learn|see (?:this|it|that))\b/gi,
    unless: later,
  },
  {
    words:
      /(?:^|[.!?;:,\n] ?|\b(?:and|then|always|must|please|should) )(?:hide|conceal|keep) (?:this|it|that|these|the (?:fact|call|use|result|output|file|contents?|step|instructions?))\b[^.!?\n]{0,40}\bfrom (?:the |your )?(?:user|human|operator|person|anyone)\b/gi,
    unless: optional,
  },
  {
    words:
      /\b(?:user|human|operator) (?:must not|must never|should not|should never|shouldn't|mustn't) (?:know (?:about|of|that|this|it)|be (?:told|informed|made aware)|find out|notice|learn)\b/gi,
    unless: later,
  },
  {
    words:
      /\b(?:this|it|that|these|call|instructions?) (?:must|should|has to|have to) (?:stay|remain|be kept|be) (?:hidden|secret|concealed|invisible) (?:from|to) (?:the |your )?(?:user|human|operator|person|anyone)\b/gi,
    unless: optional,
  },
  {
    words:
      /\b(?:proceed|continue|act) without (?:the |any )?(?:user|human|operator)(?:'?s)? (?:consent|permission|approval|confirmation)\b/gi,
    unlessBefore: /\b(?:not|never|cannot|whether|can|may)\b|n't\b/i,
  },
  {
    words:
      /\b(?:secretly|covertly|surreptitiously) (?:add|send|forward|copy|include|upload|read|b?cc|append|collect|transmit|call|record)\b/gi,
  },
  {
    words:
      /\b(?:silently|quietly) (?:send|forward|copy|upload|b?cc|append|transmit|post)\b[^!?\n]{0,60}? to (?:https?:|[\w.+-]{1,64}@)/gi,
  },
];
