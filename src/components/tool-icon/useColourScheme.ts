'use client';
import { useSyncExternalStore } from 'react';
import type { IconTheme } from './ResolveIcon.js';

const prefersDark = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void) {
  const preference = matchMedia(prefersDark);
  preference.addEventListener('change', onChange);
  return () => preference.removeEventListener('change', onChange);
}

/**
 * The colour scheme in force at an element: what its `color-scheme` allows, and the person's
 * preference where that allows both. A scheme that the page changes is seen with the next
 * rendering. Light on a server, and while there is no element.
 */
export function useColourScheme(element: Element | null): IconTheme {
  return useSyncExternalStore(
    subscribe,
    () => schemeAt(element),
    () => 'light',
  );
}

function schemeAt(element: Element | null): IconTheme {
  const allowed = element ? getComputedStyle(element).colorScheme : '';
  if (!allowed.includes('dark')) return 'light';
  return !allowed.includes('light') || matchMedia(prefersDark).matches ? 'dark' : 'light';
}
