import type { Meta, StoryObj } from '@storybook/react-vite';
import { HintPanel, type JsonObject, ToolCard } from 'toolcard';
import { hintedTool } from '../data/hintedTool.js';
import { trustedWorkspace, workspace } from '../data/servers.js';
import './hints.css';

const states: readonly (readonly [title: string, annotations: JsonObject])[] = [
  [
    'Says yes',
    { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
  ],
  [
    'Says no',
    { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  ],
  ['Not stated', {}],
  ['Not applicable', { readOnlyHint: true, openWorldHint: false }],
  [
    'Not applicable, and said all the same',
    { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
  ],
  [
    'Of the wrong type',
    { readOnlyHint: 'true', destructiveHint: 1, idempotentHint: null, openWorldHint: [] },
  ],
  ['Not known here', { costHint: 'low', title: 'Put a project away' }],
];

const meta = {
  title: 'catalogue/Hints',
  component: HintPanel,
  args: { tool: hintedTool({}) },
} satisfies Meta<typeof HintPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state of a hint, side by side. */
export const States: Story = {
  render: () => (
    <div className="catalogue-hints">
      {states.map(([title, annotations]) => (
        <section key={title}>
          <h2>{title}</h2>
          <HintPanel tool={hintedTool(annotations)} />
        </section>
      ))}
    </div>
  ),
};

/** The three things that a card's badge can say. */
export const Badges: Story = {
  render: () => (
    <div className="catalogue-hints">
      <ToolCard tool={hintedTool({ readOnlyHint: true })} server={workspace} />
      <ToolCard tool={hintedTool({ readOnlyHint: true })} server={trustedWorkspace} />
      <ToolCard tool={hintedTool({})} server={workspace} />
    </div>
  ),
};
