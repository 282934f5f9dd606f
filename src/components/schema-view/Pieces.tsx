import { createElement, Fragment, type ReactNode } from 'react';

/** A sentence in pieces, of which some are elements. */
export function Pieces({ of }: { of: readonly ReactNode[] }) {
  return createElement(Fragment, null, ...of);
}
