import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagesProvider, ToolCard } from 'toolcard';
import { dutchMessages } from '../data/dutchMessages.js';
import { exportReport } from '../data/exportReport.js';
import { workspace } from '../data/servers.js';
import { toolOf } from '../data/toolOf.js';

const meta = {
  title: 'components/MessagesProvider',
  component: MessagesProvider,
} satisfies Meta<typeof MessagesProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Our words in another language. The server's stay as they are. */
export const AnotherLanguage: Story = {
  args: {
    messages: dutchMessages,
    children: (
      <ToolCard
        lang="nl"
        tool={toolOf(exportReport)}
        server={workspace}
        defaultExpanded={['hints']}
      />
    ),
  },
};
