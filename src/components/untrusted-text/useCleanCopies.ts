'use client';
import { useEffect } from 'react';
import { copyCleaned } from './copyCleaned.js';

let mounted = 0;

/** While any text with chips is mounted, what a person copies of the page holds none of their words. */
export function useCleanCopies(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    mounted += 1;
    document.addEventListener('copy', copyCleaned);
    return () => {
      mounted -= 1;
      if (mounted === 0) document.removeEventListener('copy', copyCleaned);
    };
  }, [wanted]);
}
