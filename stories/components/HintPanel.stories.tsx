import type { Meta, StoryObj } from '@storybook/react-vite';
import { HintPanel } from 'toolcard';
import { hintedTool } from '../data/hintedTool.js';

const meta = {
  title: 'components/HintPanel',
  component: HintPanel,
} satisfies Meta<typeof HintPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every hint answered. */
export const AllStated: Story = {
  args: {
    tool: hintedTool({
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    }),
  },
};

/** Two hints mean nothing on a tool that says it only reads, whatever is said of them. */
export const OnlyReads: Story = {
  args: { tool: hintedTool({ readOnlyHint: true, destructiveHint: true, openWorldHint: true }) },
};

/** No answer at all: the cautious reading of each. */
export const NoneStated: Story = {
  args: { tool: hintedTool({}) },
};

/** Text, numbers and null where true or false belongs. */
export const WrongTypes: Story = {
  args: {
    tool: hintedTool({ readOnlyHint: 'false', destructiveHint: 0, idempotentHint: null }),
  },
};

/** Members that the protocol does not know, and a second title. */
export const UnknownAnnotations: Story = {
  args: {
    tool: hintedTool({
      title: 'Put a project away',
      destructiveHint: false,
      costHint: { currency: 'EUR', max: 3 },
      requiresApproval: 'manager',
    }),
  },
};

/** The operator vouches for the server. */
export const TrustedServer: Story = {
  args: { tool: hintedTool({ readOnlyHint: false, idempotentHint: true }), trusted: true },
};
