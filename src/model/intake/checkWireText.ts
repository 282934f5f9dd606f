import { scanJson } from '../json/scanJson.js';
import { excerptOf } from '../text/excerptOf.js';
import type { Finding, FindingCode, FindingParams } from './Finding.js';
import { findingOf } from './findingOf.js';

const mostFindings = 20;

/**
 * What only the text of a definition shows, as it came from its server: keys that stand twice in one
 * object, of which each parser takes the one it likes; numbers that JavaScript reads as others. A text
 * beyond the limits of intake, or that is not JSON, gives that alone. Of one code the first 20 places
 * are told, and at the last of them how many there are beyond: the parameter `more`. Never throws.
 *
 * @param text of one definition
 * @see https://www.rfc-editor.org/rfc/rfc8259#section-4 and section 6
 */
export function checkWireText(text: string): readonly Finding[] {
  if (!isJson(text)) return [findingOf('intake.not-json', '')];
  const findings: Finding[] = [];
  const counts = new Map<FindingCode, number>();
  const tell = (code: FindingCode, path: () => string, params: FindingParams) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    if (count <= mostFindings) findings.push(findingOf(code, path(), params));
  };
  const problem = scanJson(text, {
    repeatedKey: (key, path) => tell('intake.raw-duplicate-key', path, { key: excerptOf(key) }),
    number: (written, path) => {
      const value = Number(written);
      if (!readsAsWritten(written, value)) {
        const read = Object.is(value, -0) ? '-0' : String(value);
        tell('intake.raw-number', path, { written: excerptOf(written), read });
      }
    },
  });
  if (problem) return [findingOf(`intake.${problem.reason}`, problem.path)];
  return findings.map((finding) => withMore(finding, findings, counts.get(finding.code) ?? 0));
}

function withMore(finding: Finding, findings: readonly Finding[], count: number): Finding {
  if (count <= mostFindings || findings.findLast(({ code }) => code === finding.code) !== finding) {
    return finding;
  }
  return { ...finding, params: { ...finding.params, more: count - mostFindings } };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const limit = 2 ** 53;

/**
 * Whether a number is kept: a fraction may be rounded as everywhere, a whole number within 2^53 not;
 * what becomes infinite, nought or the nought with a sign, is another number.
 */
function readsAsWritten(written: string, value: number): boolean {
  if (value === 0) return !Object.is(value, -0) && !/^[^eE]*[1-9]/.test(written);
  if (!Number.isFinite(value)) return false;
  if (!/^-?\d+$/.test(written)) return true;
  return Math.abs(value) <= limit && (Math.abs(value) < limit || written.endsWith('2'));
}
