import type { Preview } from '@storybook/react-vite';
import { withQueryClient } from './decorators/withQueryClient.js';
import { withSurroundings } from './decorators/withSurroundings.js';
import 'toolcard/styles.css';
import './preview.css';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disabled: true },
    controls: { expanded: true },
    options: { storySort: { order: ['screens', 'components', 'catalogue'] } },
  },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        dynamicTitle: true,
        icon: 'circlehollow',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    direction: {
      description: 'Reading direction',
      toolbar: {
        title: 'Direction',
        dynamicTitle: true,
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    width: {
      description: 'Width of the column that the story stands in',
      toolbar: {
        title: 'Width',
        dynamicTitle: true,
        icon: 'grow',
        items: [
          { value: 'full', title: 'Full width' },
          { value: '640px', title: '640 px' },
          { value: '360px', title: '360 px' },
          { value: '320px', title: '320 px' },
        ],
      },
    },
  },
  initialGlobals: { scheme: 'light', direction: 'ltr', width: 'full' },
  decorators: [withSurroundings, withQueryClient],
};

export default preview;
