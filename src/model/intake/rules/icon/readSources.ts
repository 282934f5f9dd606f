import { isJsonObject } from '../../../JsonObject.js';
import { readMember } from '../../../readMember.js';
import type { Definition } from '../Definition.js';

/** What one icon says of its picture. */
export interface IconSource {
  /** JSON Pointer to the icon. */
  readonly path: string;
  readonly src: string;
  /** `null` where no string says it. */
  readonly mimeType: string | null;
}

/** The icons of a definition that have a `src`, be it empty. Any number of them, unlike those drawn. */
export function readSources({ raw }: Definition): readonly IconSource[] {
  const icons = readMember(raw, 'icons');
  if (!Array.isArray(icons)) return [];
  return icons.flatMap((icon: unknown, index) => {
    const src = isJsonObject(icon) ? readMember(icon, 'src') : undefined;
    if (!isJsonObject(icon) || typeof src !== 'string') return [];
    const mimeType = readMember(icon, 'mimeType');
    return [
      {
        path: `/icons/${index}`,
        src,
        mimeType: typeof mimeType === 'string' ? mimeType : null,
      },
    ];
  });
}
