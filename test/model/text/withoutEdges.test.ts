import { expect, test } from 'vitest';
import { withoutEdges } from '../../../src/model/text/withoutEdges.js';

test.each([
  ['\n  a b\r\n\t', 'a b'],
  ['', ''],
  [' \n ', ''],
  ['\uFEFFa\u00A0', '\uFEFFa\u00A0'],
])('makes of %j the text %j', (text, inner) => {
  expect(withoutEdges(text)).toBe(inner);
});
