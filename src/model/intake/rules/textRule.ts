import type { JsonString } from '../../json/readStrings.js';
import type { FindingCode, FindingParams } from '../Finding.js';
import type { Rule } from './Definition.js';
import { firstFindings, type Place } from './firstFindings.js';

/** How to find one thing in the strings of a definition. */
export interface TextRuleOptions {
  readonly code: FindingCode;
  /** Which strings are looked at. Default `strings`. */
  readonly of?: 'strings' | 'labels';
  /** Whether any of them may be concerned, from one look at the whole text. Must not miss one. */
  readonly suspects: (text: string) => boolean;
  /** What to tell of one string; `null` where there is nothing to tell. */
  readonly find: (text: string, string: JsonString) => FindingParams | null;
}

/** A rule that looks at each string by itself. */
export function textRule({ code, of = 'strings', suspects, find }: TextRuleOptions): Rule {
  return (definition) => {
    if (!suspects(definition.text)) return [];
    const places: Place[] = [];
    for (const string of definition[of]) {
      const params = find(string.text, string);
      if (params === null) continue;
      places.push({
        get path() {
          return string.path;
        },
        params,
      });
    }
    return firstFindings(code, places);
  };
}
