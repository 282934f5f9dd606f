import type { Meta, StoryObj } from '@storybook/react-vite';
import { resolveDataIcon, ToolCard, ToolIcon } from 'toolcard';
import { exportReport } from '../data/exportReport.js';
import { reportIcons } from '../data/reportIcons.js';
import { unlabelled, workspace } from '../data/servers.js';
import { toolOf } from '../data/toolOf.js';

const tool = toolOf({ ...exportReport, icons: reportIcons });

const meta = {
  title: 'components/ToolIcon',
  component: ToolIcon,
  args: { tool, server: workspace },
} satisfies Meta<typeof ToolIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By default a letter of the operator's label: nothing of the server is drawn or asked for. */
export const Letter: Story = {};

/** A server without a label is known by its id. */
export const LetterOfTheId: Story = {
  args: { server: unlabelled },
};

/** A host opts in: the best of the icons that carry their picture themselves. */
export const DataIcon: Story = {
  args: { resolveIcon: resolveDataIcon, size: 48 },
};

/** No icon that may be drawn leaves the letter. */
export const Broken: Story = {
  args: { resolveIcon: () => 'data:image/png;base64,AAAA' },
};

/** In the header of a card, where its host opts in. */
export const InACard: Story = {
  render: () => <ToolCard tool={tool} server={workspace} resolveIcon={resolveDataIcon} />,
};
