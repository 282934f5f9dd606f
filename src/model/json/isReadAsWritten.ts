/** `toPrecision` gives no more. */
const mostDigits = 100;

/**
 * Whether a JSON number is the one that programs read, which hold 64-bit floating-point numbers: the
 * number read, in its shortest form or rounded to as many digits as were written, is what was
 * written. So 0.1 is; an integer that falls between two of those that can be held, digits beyond the
 * last that counts, `1e400`, `1e-400` and a zero with a sign are not.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7493#section-2.2
 */
export function isReadAsWritten(written: string): boolean {
  const read = Number(written);
  if (String(read) === written) return true;
  const { digits, magnitude } = decimalOf(written);
  if (read === 0) return digits === '' && !Object.is(read, -0);
  if (!Number.isFinite(read) || digits.length > mostDigits) return false;
  // Halfway between two decimals the one form takes the even digit, the other the larger.
  return [String(read), read.toPrecision(digits.length)].some((text) => {
    const one = decimalOf(text);
    return one.digits === digits && one.magnitude === magnitude;
  });
}

/** The digits without zeros at either end, and where the point stands among them. */
function decimalOf(written: string) {
  const [mantissa = '', exponent = '0'] = written.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const all = whole + fraction;
  let [start, end] = [0, all.length];
  while (start < end && all[start] === '0') start += 1;
  while (end > start && all[end - 1] === '0') end -= 1;
  return {
    digits: all.slice(start, end),
    magnitude: Number(exponent) + whole.length - start,
  };
}
