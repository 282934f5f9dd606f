import type { ToolIconDefinition } from './readIcons.js';

/** What an icon is wanted for. */
export interface IconWish {
  readonly theme: 'light' | 'dark';
  /** Edge of the square, in CSS pixels. */
  readonly size: number;
}

/**
 * The best of some icons: made for the theme, else for any, else for the other; then the smallest
 * that is sharp on a screen of two pixels to one, else the largest. The first among equals.
 *
 * @see MCP specification 2026-07-28, `schema.ts`, Icon
 */
export function chooseIcon(
  icons: readonly ToolIconDefinition[],
  { theme, size }: IconWish,
): ToolIconDefinition | null {
  const fit = icons.map((icon) => ({
    icon,
    misfit: icon.theme === theme ? 0 : icon.theme === null ? 1 : 2,
    blur: blurOf(icon.sizes, size * 2),
  }));
  fit.sort((a, b) => a.misfit - b.misfit || a.blur - b.blur);
  return fit[0]?.icon ?? null;
}

/** How far the nearest of an icon's sizes is from what is wanted; too small counts for more. */
function blurOf(sizes: readonly string[], wanted: number): number {
  if (sizes.length === 0) return 0;
  return Math.min(
    ...sizes.map((written) => {
      if (written === 'any') return 0;
      const edge = Number(/^(\d{1,5})x\d{1,5}$/i.exec(written)?.[1] ?? 0);
      return edge >= wanted ? edge - wanted : 100_000 + wanted - edge;
    }),
  );
}
