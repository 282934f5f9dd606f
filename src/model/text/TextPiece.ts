import type { HiddenRun } from './HiddenRun.js';

/** A part of a server's text. The `text` of all of them together is the text without what hides. */
export type TextPiece = PlainPiece | HiddenPiece | GapPiece;

/** What can be shown as it is. */
interface PlainPiece {
  readonly kind: 'plain';
  readonly text: string;
}

/** Characters that hide. Their `text` is empty, or a space where they part two lines. */
export interface HiddenPiece {
  readonly kind: 'hidden';
  readonly text: string;
  /** Code points. */
  readonly size: number;
  readonly run: HiddenRun;
}

/** White space to tell the size of instead: what is behind it may be out of sight. */
export interface GapPiece {
  /** `breaks`: line breaks in a label. */
  readonly kind: 'spaces' | 'lines' | 'breaks';
  /** A space, or one empty line. */
  readonly text: string;
  /** Code points. */
  readonly size: number;
  /** Spaces, empty lines or line breaks. */
  readonly count: number;
}
