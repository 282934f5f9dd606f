import { codePointList } from '../../../text/codePointList.js';
import { excerptOf } from '../../../text/excerptOf.js';
import { lookalikeSkeleton } from '../../../text/lookalikeSkeleton.js';
import { findingOf } from '../../findingOf.js';
import type { ListRule } from '../ListRule.js';
import { looseName, operatorName, otherSides } from './otherSides.js';

/**
 * Two different names that look the same. Those that differ in case or separators alone are
 * `identity.case-collision`.
 *
 * @see https://www.unicode.org/reports/tr39/#Confusable_Detection
 */
export const lookalike: ListRule = (tools) =>
  otherSides(
    tools,
    ({ name }) => (name === null ? null : lookalikeSkeleton(name)),
    ({ name }) => looseName(name ?? ''),
  ).map(({ index, tool, other }) => ({
    index,
    finding: findingOf('identity.lookalike', '/name', {
      name: excerptOf(other.name ?? ''),
      server: operatorName(other.server),
      ...beyondAscii(tool.name ?? ''),
    }),
  }));

function beyondAscii(name: string) {
  const codePoints = codePointList(
    [...name].map((letter) => letter.codePointAt(0) as number).filter((point) => point > 0x7f),
  );
  return codePoints === '' ? {} : { codePoints };
}
