import type { Finding } from '../../src/model/intake/Finding.js';
import { entryOf } from './entryOf.js';

const codes =
  /^(text\.(tags|variation|bidi|control|zero-width|blank|separator|private-use|combining|padding|multiline-label|mixed-script|styled-letters|encoded)|intake\.lone-surrogate)$/;

/** What is found in the characters of a definition, whatever else is. */
export function characterFindings(raw: Readonly<Record<string, unknown>>): readonly Finding[] {
  const whole = { name: 'read_file', inputSchema: { type: 'object' }, ...raw };
  return entryOf({ id: 'files' }, whole).findings.filter(({ code }) => codes.test(code));
}
