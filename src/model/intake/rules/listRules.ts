import { caseCollision } from './identity/caseCollision.js';
import { crossServer } from './identity/crossServer.js';
import { duplicate } from './identity/duplicate.js';
import { lookalike } from './identity/lookalike.js';
import { qualifiedCollision } from './identity/qualifiedCollision.js';
import { serverImitation } from './identity/serverImitation.js';
import { titleCollision } from './identity/titleCollision.js';
import type { ListRule } from './ListRule.js';

/** What tools say about each other. */
export const listRules: readonly ListRule[] = [
  duplicate,
  lookalike,
  qualifiedCollision,
  caseCollision,
  crossServer,
  titleCollision,
  serverImitation,
];
