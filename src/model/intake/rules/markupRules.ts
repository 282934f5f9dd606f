import type { Rule } from './Definition.js';
import { linkMismatch } from './text/linkMismatch.js';
import { markupHidden } from './text/markupHidden.js';
import { remoteImage } from './text/remoteImage.js';

/** What a text would do if it were taken as markup. */
export const markupRules: readonly Rule[] = [markupHidden, remoteImage, linkMismatch];
