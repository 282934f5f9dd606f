/** Why a character cannot be seen as what it is. */
export type HiddenKind =
  /** U+E0000 to U+E007F: a second ASCII that draws nothing. */
  | 'tags'
  /** Variation selectors where nothing varies; 256 of them can carry bytes. */
  | 'variation'
  /** Turns the direction of what follows. */
  | 'bidi'
  | 'control'
  | 'zero-width'
  /** A letter that is drawn as nothing. */
  | 'blank'
  /** A line or page break other than the usual ones. */
  | 'separator'
  /** Private use and noncharacters: whatever the font makes of them. */
  | 'private-use'
  /** Half of a character. */
  | 'surrogate';

/** Neighbouring characters of a text that hide in one way: the same code point, or bytes of one message. */
export interface HiddenRun {
  readonly kind: HiddenKind;
  /** UTF-16 index of the first unit, and behind the last. */
  readonly start: number;
  readonly end: number;
  /** Code points in it. */
  readonly count: number;
  /** The first of them; all are the same but in `tags`, `variation` and `private-use`. */
  readonly codePoint: number;
  /** The message that tags or variation selectors carry, as far as it reads as text; else `null`. */
  readonly decoded: string | null;
}
