import type { ToolIconDefinition } from '../../model/icon/readIcons.js';
import type { IntakeEntry } from '../../model/intake/IntakeEntry.js';

/** A colour scheme that an icon is drawn on. */
export type IconTheme = 'light' | 'dark';

/** What an icon is wanted for. */
export interface IconRequest {
  readonly theme: IconTheme;
  /** Edge of the square, in CSS pixels. */
  readonly size: number;
  readonly entry: IntakeEntry;
}

/**
 * The host's choice of an icon: an address that the browser may ask for, or `null` for the letter.
 * Asked while rendering, so it must answer at once and the same for the same icons. What throws
 * gives the letter. The icons are the server's: an address among them, asked for, tells its owner
 * who looks.
 */
export type ResolveIcon = (
  icons: readonly ToolIconDefinition[],
  request: IconRequest,
) => string | null;
