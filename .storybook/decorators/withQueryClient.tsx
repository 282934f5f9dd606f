import type { Decorator } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/** Gives each story a react-query cache of its own, so that none sees what another has fetched. */
export const withQueryClient: Decorator = (Story) => (
  <OwnQueryClient>
    <Story />
  </OwnQueryClient>
);

function OwnQueryClient({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient());
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
