import { readMember } from '../../model/readMember.js';

const most = 10_000;

/** The first 10,000 entries of a list, or `null` for what is none. Never throws. */
export function readListed(value: unknown): readonly unknown[] | null {
  if (!isList(value)) return null;
  const length = readMember(value, 'length');
  if (typeof length !== 'number') return null;
  return Array.from({ length: Math.min(length, most) }, (_, index) => readMember(value, index));
}

/** Whether {@link readListed} gives less of the list than there is. */
export function isCut(value: unknown): boolean {
  return isList(value) && Number(readMember(value, 'length')) > most;
}

/** A revoked proxy throws even at this question. */
function isList(value: unknown): value is readonly unknown[] {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}
