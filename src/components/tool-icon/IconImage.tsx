'use client';
import { useEffect, useRef, useState } from 'react';
import { readIcons } from '../../model/icon/readIcons.js';
import type { IntakeEntry } from '../../model/intake/IntakeEntry.js';
import type { IconTheme, ResolveIcon } from './ResolveIcon.js';
import { useColourScheme } from './useColourScheme.js';

interface IconImageProps {
  entry: IntakeEntry;
  resolveIcon: ResolveIcon;
  theme: IconTheme | undefined;
  size: number;
  /** Shown where there is no picture, or none that can be drawn. */
  letter: string;
}

/** The picture that the host chose. Only ever an `<img>`: nothing in an SVG runs or loads there. */
export function IconImage({ entry, resolveIcon, theme, size, letter }: IconImageProps) {
  const [place, setPlace] = useState<HTMLSpanElement | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const scheme = useColourScheme(place);
  const [broken, setBroken] = useState<string | null>(null);
  const src = resolved(resolveIcon, entry, { theme: theme ?? scheme, size });
  const shown = src !== null && src !== broken;
  useEffect(() => {
    if (!shown) return;
    let current = true;
    // Also of an image that a server rendered, and that failed before anybody listened.
    image.current?.decode().catch(() => {
      if (current) setBroken(src);
    });
    return () => {
      current = false;
    };
  }, [shown, src]);
  return (
    <span ref={setPlace} data-toolcard="tool-icon-picture">
      {shown ? (
        <img
          ref={image}
          data-toolcard="tool-icon-image"
          alt=""
          width={size}
          height={size}
          decoding="async"
          crossOrigin="anonymous"
          referrerPolicy="no-referrer"
          src={src}
        />
      ) : (
        letter
      )}
    </span>
  );
}

function resolved(
  resolveIcon: ResolveIcon,
  entry: IntakeEntry,
  wanted: { theme: IconTheme; size: number },
): string | null {
  try {
    const icons = readIcons(entry.raw);
    return icons.length === 0 ? null : resolveIcon(icons, { ...wanted, entry }) || null;
  } catch {
    return null;
  }
}
