import { expect, test } from 'vitest';
import { hintState } from '../../../src/components/hint-panel/hintState.js';
import { readHints } from '../../../src/model/tool/readHints.js';

const values = [true, false, 'yes', undefined];
const alone = new Map<unknown, string>([
  [true, 'yes'],
  [false, 'no'],
  ['yes', 'invalid'],
  [undefined, 'not-stated'],
]);

test('gives each of the 256 combinations of values its four states', () => {
  let combinations = 0;
  for (const readOnlyHint of values)
    for (const destructiveHint of values)
      for (const idempotentHint of values)
        for (const openWorldHint of values) {
          const annotations = { readOnlyHint, destructiveHint, idempotentHint, openWorldHint };
          const moot = readOnlyHint === true ? 'not-applicable' : undefined;
          expect(readHints({ annotations }).map(hintState)).toEqual([
            alone.get(readOnlyHint),
            moot ?? alone.get(destructiveHint),
            moot ?? alone.get(idempotentHint),
            alone.get(openWorldHint),
          ]);
          combinations += 1;
        }
  expect(combinations).toBe(256);
});
