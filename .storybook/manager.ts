import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    brandTitle: 'toolcard',
    brandTarget: '_self',
    colorSecondary: '#2b54c4',
    fontBase: 'system-ui, sans-serif',
    fontCode: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
    appBorderRadius: 8,
  }),
});
