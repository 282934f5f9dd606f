import type { JsonString } from '../../json/readStrings.js';
import type { FindingCode, FindingParams } from '../Finding.js';
import { findingOf } from '../findingOf.js';
import type { Rule } from './Definition.js';

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

const mostFindings = 20;

/**
 * A rule that looks at each string by itself. Of one thing in hundreds of strings the first 20
 * places are told, and at the last of them how many there are beyond: the parameter `more`.
 */
export function textRule({ code, of = 'strings', suspects, find }: TextRuleOptions): Rule {
  return (definition) => {
    if (!suspects(definition.text)) return [];
    const found: { path: string; params: FindingParams }[] = [];
    let more = 0;
    for (const string of definition[of]) {
      const params = find(string.text, string);
      if (params === null) continue;
      if (found.length < mostFindings) found.push({ path: string.path, params });
      else more += 1;
    }
    return found.map(({ path, params }, index) =>
      findingOf(code, path, more > 0 && index === mostFindings - 1 ? { ...params, more } : params),
    );
  };
}
