import { isReadAsWritten } from '../json/isReadAsWritten.js';
import { readWireText } from '../json/readWireText.js';
import { codePointList } from '../text/codePointList.js';
import { excerptOf } from '../text/excerptOf.js';
import type { Finding } from './Finding.js';
import { findingOf } from './findingOf.js';
import { firstFindings } from './rules/firstFindings.js';

const loneSurrogates = /\p{Surrogate}/gu;

/**
 * Judges one definition by its JSON text, as it stood on the wire: what nobody can tell from the
 * object that a parser makes of it. These are keys that stand twice in one object, numbers that are
 * read as others, and what is deep or large in a member that a later one replaces. Beyond a limit of
 * intake, and of what is not JSON, that alone is said. Halves of characters are told as `intakeTools`
 * tells them. Never throws; linear in the length of the text.
 *
 * @param text of the definition alone, not of the list that it came in
 * @returns refusals first; paths are JSON Pointers (RFC 6901) into the definition
 * @see https://www.rfc-editor.org/rfc/rfc8259#section-4 and https://www.rfc-editor.org/rfc/rfc7493#section-2
 */
export function checkWireText(text: string): readonly Finding[] {
  const wire = readWireText(text);
  if (!wire.ok) return [findingOf(`intake.${wire.error.reason}`, wire.error.path)];
  const { strings, repeated, numbers } = wire.value;
  const halves = strings.flatMap((string) => {
    const lone = string.text.match(loneSurrogates);
    if (!lone) return [];
    const codePoints = codePointList(lone.map((half) => half.charCodeAt(0)));
    return [{ path: string.path, params: { count: lone.length, codePoints } }];
  });
  const keys = repeated.map(({ path, key }) => ({ path, params: { key: excerptOf(key) } }));
  const changed = numbers.flatMap(({ path, written }) =>
    isReadAsWritten(written)
      ? []
      : [{ path, params: { written: excerptOf(written), read: String(Number(written)) } }],
  );
  return [
    ...firstFindings('intake.lone-surrogate', halves),
    ...firstFindings('intake.raw-duplicate-key', keys),
    ...firstFindings('intake.raw-number', changed),
  ];
}
