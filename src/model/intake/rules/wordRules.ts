import type { Rule } from './Definition.js';
import { nameMismatch } from './hints/nameMismatch.js';
import { titleContradictsName } from './identity/titleContradictsName.js';
import { sideChannel } from './schema/sideChannel.js';
import { directive } from './text/directive.js';
import { uiImitation } from './text/uiImitation.js';

/** Guesses over English words: always warnings, and a host can switch them off. */
export const wordRules: readonly Rule[] = [
  titleContradictsName,
  nameMismatch,
  sideChannel,
  directive,
  uiImitation,
];
