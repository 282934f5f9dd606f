import { writeJson } from '../../model/json/writeJson.js';
import type { SchemaRule } from '../../model/schema/SchemaRule.js';

const longest = 40;

/** Whether a rule needs a line to itself. */
export function isLongRule(rule: SchemaRule): boolean {
  switch (rule.kind) {
    case 'pattern':
      return rule.pattern.length > longest;
    case 'format':
      return rule.format.length > longest;
    case 'dialect':
      return rule.uri.length > longest;
    case 'examples':
      return areLong(rule.values);
    default:
      return false;
  }
}

/** Whether values beside each other need a line to themselves. */
export function areLong(values: readonly unknown[]): boolean {
  let length = 0;
  for (const value of values) {
    length += writeJson(value, { indent: 0, limit: longest }).text.length;
    if (length > longest - 1) return true;
  }
  return false;
}
