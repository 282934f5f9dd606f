import { chooseIcon } from '../../model/icon/chooseIcon.js';
import { isDrawableDataIcon } from '../../model/icon/isDrawableDataIcon.js';
import type { ResolveIcon } from './ResolveIcon.js';

/**
 * For `resolveIcon`: the best of the icons that carry their picture themselves, a bounded raster or
 * SVG `data:` address. Nothing is ever asked for. A server can still draw what it likes, another
 * product's sign too, so an icon says nothing of who the server is.
 *
 * @see MCP specification 2026-07-28, Basic, Icons
 */
export const resolveDataIcon: ResolveIcon = (icons, { theme, size }) =>
  chooseIcon(icons.filter(isDrawableDataIcon), { theme, size })?.src ?? null;
