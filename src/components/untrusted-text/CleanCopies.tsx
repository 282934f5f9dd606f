'use client';
import { useEffect } from 'react';
import { copyCleaned } from './copyCleaned.js';

let mounted = 0;

/** While one is mounted, what a person copies of the page holds no words of ours in a server's text. */
export function CleanCopies() {
  useEffect(() => {
    mounted += 1;
    document.addEventListener('copy', copyCleaned);
    return () => {
      mounted -= 1;
      if (mounted === 0) document.removeEventListener('copy', copyCleaned);
    };
  }, []);
  return null;
}
