import { excerptOf } from '../../../text/excerptOf.js';

/** What JSON calls the type of a value: `null`, `array`, `object`, `string`, `number`, `boolean`; `missing` for none. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The same where only some strings will do: a string stands for itself, in quotes. */
export const kindOrText = (value: unknown): string =>
  typeof value === 'string' ? excerptOf(`"${value}"`) : kindOf(value);
