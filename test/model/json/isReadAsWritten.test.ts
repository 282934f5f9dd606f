import { describe, expect, test } from 'vitest';
import { isReadAsWritten } from '../../../src/model/json/isReadAsWritten.js';

describe('a number that programs read as it is written', () => {
  test.each([
    '0',
    '0.0',
    '0e5',
    '0E-400',
    '-1',
    '100',
    '0.1',
    '0.10',
    '-2.5e-3',
    '1e3',
    '1E+2',
    '1.5e300',
    '9007199254740991',
    '-9007199254740992',
    '9007199254740994',
    '1e23',
    '100000000000000000000000',
    '123456789012345680000',
    '0.30000000000000004',
    '0.10000000000000001',
    '0.1000000000000000055511151231257827',
    '5e-324',
    '4.9E-324',
    '2.2250738585072014e-308',
    '1.7976931348623157e308',
    '0.000000000000000000000000000001',
  ])('%s', (written) => {
    expect(isReadAsWritten(written)).toBe(true);
  });

  test('every number that JavaScript writes', () => {
    let state = 7;
    const word = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state;
    };
    const bits = new DataView(new ArrayBuffer(8));
    for (let round = 0; round < 5_000; round += 1) {
      bits.setUint32(0, word());
      bits.setUint32(4, word());
      const number = bits.getFloat64(0);
      if (!Number.isFinite(number)) continue;
      for (const written of [`${number}`, number.toExponential(), number.toPrecision(17)]) {
        if (!isReadAsWritten(written)) expect(written).toBe('read as written');
      }
    }
  });
});

describe('a number that programs read as another', () => {
  test.each([
    '-0',
    '-0.0',
    '-0e7',
    '9007199254740993',
    '-9007199254740993',
    '9007199254740993.0',
    '90071992547409930e-1',
    '9007199254740993.5',
    '9223372036854775807',
    '123456789012345678901',
    '3.14159265358979323846264338327950288',
    '1.00000000000000000001',
    '1e400',
    '-1e400',
    '1e-400',
    '-1e-400',
    '3e-324',
    `0.${'1'.repeat(101)}`,
    `1${'0'.repeat(400)}`,
  ])('%s', (written) => {
    expect(isReadAsWritten(written)).toBe(false);
  });
});
