import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { mcpBridge } from './mcp-bridge/mcpBridge.js';

const src = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: { include: ['src/**/*.tsx'] },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [mcpBridge()],
      resolve: {
        alias: [
          { find: /^toolcard$/, replacement: src('index.ts') },
          { find: /^toolcard\/core$/, replacement: src('core.ts') },
          { find: /^toolcard\/fixtures$/, replacement: src('fixtures.ts') },
          { find: /^toolcard\/styles\.css$/, replacement: src('styles.css') },
        ],
      },
      build: {
        // An older target has light-dark() rewritten, and then the toolbar's scheme has no effect.
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        chunkSizeWarningLimit: 2000,
        rolldownOptions: { checks: { moduleLevelDirective: false, bundlerTimings: false } },
      },
    }),
};

export default config;
