import type { JsonString } from '../../../json/readStrings.js';

const notText = /^\/icons\/\d+\/src$|^\/(?:in|out)putSchema\/.*\/pattern$/s;

/** Whether a program may take a string for text: an address and an expression are used otherwise. */
export const isMarkupText = ({ path, isKey }: JsonString): boolean => isKey || !notText.test(path);
