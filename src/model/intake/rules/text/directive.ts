import { textRule } from '../textRule.js';
import { findShape, plainWords } from './findShape.js';
import { hidingShapes } from './hidingShapes.js';
import { leakShapes } from './leakShapes.js';
import { otherToolShapes } from './otherToolShapes.js';
import { overrideShapes } from './overrideShapes.js';

const shapes = [...hidingShapes, ...overrideShapes, ...otherToolShapes, ...leakShapes];

const suspect =
  /\b(?:tell|inform|notify|warn|alert|mention|reveal|disclos|explain|let|hide|conceal|keep|say|show|report)(?:e|ing)?\s(?:[^.!?]{0,80}\s)?(?:user|human|person|people|operator|owner|anyone|anybody)|without\s+(?:the\s+)?(?:user|human|operator|person)|must n|should n|(?:mention|reveal|disclose|say) th|instruction|guideline|directive|directions|prompt|your (?:rules|training)|forget|disregard|ignore (?:all|any|every)|important>|<\/sys|\[\/?inst\]|im_start|you are now|from now on|tools?\s(?:[^.!?]{0,30}\s)?(?:call|use|run|invoke|is|are|read)|before[^.!?]{0,30} other|bcc|\bcc\b|@[\w-]+\.|conversation|\bchat|exfiltrate|\.(?:ssh|aws|gnupg|kube|env|netrc|npmrc)|credentials|secrets|passwords|private key|api keys|id_rsa|_history|\/etc\/|mcp\.json|desktop_config|recipient|account number/i;

/**
 * A text that reads as if it spoke to the model instead of describing a tool: to hide something from
 * the person, to reach for other tools, to drop other instructions, to hand over files or words.
 * A guess over English; that something is important, or must be done first, is none of these.
 *
 * @see MCP specification 2026-07-28, server/tools, Security considerations
 */
export const directive = textRule({
  code: 'text.directive',
  suspects: (text) => suspect.test(text),
  find: (text) => {
    const words = findShape(plainWords(text), shapes);
    return words === null ? null : { words };
  },
});
