import type { ReactNode } from 'react';
import { Pieces } from './Pieces.js';

/** Elements with commas between them. */
export function Listed({ of }: { of: readonly ReactNode[] }) {
  return <Pieces of={of.flatMap((one, index) => (index === 0 ? [one] : [', ', one]))} />;
}
