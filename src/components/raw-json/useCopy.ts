'use client';
import { useState } from 'react';
import { copyText } from './copyText.js';

/** How the last copying went. */
export type CopyOutcome = 'none' | 'copied' | 'failed';

/** Copies a text, and tells how it went. */
export function useCopy() {
  const [outcome, setOutcome] = useState<CopyOutcome>('none');
  function copy(text: string) {
    // Emptied first, so that a status region speaks again when the outcome is the same.
    setOutcome('none');
    copyText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  }
  return { outcome, copy };
}
