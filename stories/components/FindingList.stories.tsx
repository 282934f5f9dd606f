import type { Meta, StoryObj } from '@storybook/react-vite';
import { FindingList } from 'toolcard';
import { poisoned } from '../data/poisoned.js';

const meta = {
  title: 'components/FindingList',
  component: FindingList,
} satisfies Meta<typeof FindingList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every severity, the most severe first. */
export const EverySeverity: Story = {
  args: { findings: poisoned.findings, raw: poisoned.raw },
};

/** One fact, and on demand why it matters. */
export const One: Story = {
  args: {
    findings: [{ code: 'identity.empty-title', severity: 'warning', path: '/title', params: {} }],
  },
};

/** One code in many places is one item. */
export const ManyPlaces: Story = {
  args: {
    findings: ['name', 'title', 'description', 'inputSchema/properties/path', 'outputSchema'].map(
      (member, index) => ({
        code: 'text.zero-width',
        severity: 'warning',
        path: `/${member}`,
        params: { count: index < 3 ? 1 : index, codePoints: 'U+200B' },
      }),
    ),
  },
};
