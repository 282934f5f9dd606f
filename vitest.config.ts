import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/browser.mjs';

// React is several times slower in its development build: never measure that one.
if (process.argv.includes('bench')) process.env.NODE_ENV = 'production';

const src = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));
const alias = [
  { find: /^toolcard$/, replacement: src('index.ts') },
  { find: /^toolcard\/core$/, replacement: src('core.ts') },
  { find: /^toolcard\/fixtures$/, replacement: src('fixtures.ts') },
  { find: /^toolcard\/styles\.css$/, replacement: src('styles.css') },
];

const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions() }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  resolve: { alias },
  test: {
    testTimeout: 30_000,
    expect: { poll: { timeout: 5_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/**/*.browser.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        // Found in the middle of a run it would bring a second React.
        optimizeDeps: { include: ['react-dom/server'] },
        test: {
          name: 'browser',
          include: ['test/**/*.browser.test.{ts,tsx}'],
          benchmark: { include: ['test/bench/**/*.bench.{ts,tsx}'] },
          browser: chromium(),
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          browser: chromium(),
        },
      },
    ],
  },
});
