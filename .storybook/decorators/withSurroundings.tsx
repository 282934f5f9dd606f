import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';

interface SurroundingsProps {
  scheme: string;
  direction: string;
  width: string;
  children: ReactNode;
}

/** Puts the toolbar's colour scheme, reading direction and width around a story. */
export const withSurroundings: Decorator = (Story, { globals }) => (
  <Surroundings
    scheme={String(globals.scheme)}
    direction={String(globals.direction)}
    width={String(globals.width)}
  >
    <Story />
  </Surroundings>
);

function Surroundings({ scheme, direction, width, children }: SurroundingsProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.style.colorScheme = scheme;
    root.dir = direction;
  }, [scheme, direction]);
  if (width === 'full') return children;
  return <div style={{ inlineSize: width, maxInlineSize: '100%' }}>{children}</div>;
}
