const reach = 64;
const segmenter =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    : null;

/** The last index up to `index` at which a text can be cut without splitting what is seen as one character. */
export function wholeCharacter(text: string, index: number): number {
  if (index <= 0 || index >= text.length) return index;
  const from = codePointStart(text, Math.max(0, index - reach));
  const around = text.slice(from, codePointStart(text, Math.min(text.length, index + reach)));
  let cut = 0;
  if (segmenter) {
    for (const { index: start } of segmenter.segment(around)) {
      if (from + start > index) break;
      cut = from + start;
    }
  }
  // A base with hundreds of marks has no boundary near: any whole code point must do.
  return cut > from ? cut : codePointStart(text, index);
}

function codePointStart(text: string, index: number): number {
  const inside = isSurrogate(text, index, 0xdc00) && isSurrogate(text, index - 1, 0xd800);
  return inside ? index - 1 : index;
}

const isSurrogate = (text: string, index: number, first: number) => {
  const unit = text.charCodeAt(index);
  return unit >= first && unit < first + 0x400;
};
