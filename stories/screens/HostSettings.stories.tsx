import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createWorkspaceServer } from '../servers/createWorkspaceServer.js';
import { inPage, shownServer } from '../servers/shownServer.js';
import { atSecondTry, connectToUnstartable } from '../servers/unstartableServer.js';
import { HostSettings } from './host-settings/HostSettings.js';
import { says } from './host-settings/says.js';

const meta = {
  title: 'screens/Host settings',
  tags: ['!autodocs'],
  component: HostSettings,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof HostSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A real server. Under `npm start` it is server-everything, or the one that `MCP_SERVER_COMMAND` or
 * `MCP_SERVER_URL` names; in a static build it runs in the page.
 */
export const RealServer: Story = {
  args: shownServer,
  play: async ({ canvas }) => {
    await says(canvas, /^\d+ offered$/);
    const known = { 'server-everything': /Echo Tool/, 'Company workspace': /Search documents/ };
    for (const [label, name] of Object.entries(known)) {
      if (label !== shownServer.server.label) continue;
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    }
  },
};

/** A server in the page itself, read by keyboard. */
export const InPage: Story = {
  args: inPage(),
  play: async ({ canvas, userEvent }) => {
    await says(canvas, '7 offered');
    await expect(canvas.getByRole('heading', { name: /Delete documents/ })).toBeVisible();
    const parameters = canvas.getByRole('button', { name: /^Parameters of Share a document/ });
    parameters.focus();
    await userEvent.keyboard('{Enter}');
    await expect(parameters).toHaveAttribute('aria-expanded', 'true');
    const card = within(canvas.getByRole('article', { name: /Share a document/ }));
    await expect(await card.findByText('Who gets access, and how much.')).toBeVisible();
    const refresh = canvas.getByRole('button', { name: 'Refresh' });
    refresh.focus();
    await userEvent.keyboard('{Enter}');
    await says(canvas, '7 offered');
    await expect(refresh).toHaveFocus();
  },
};

const changing = createWorkspaceServer();

/** The server begins to offer a tool while somebody looks: it appears by itself. */
export const ListChanges: Story = {
  args: inPage(changing),
  beforeEach: () => changing.offerExport(false),
  play: async ({ canvas }) => {
    await says(canvas, '7 offered');
    changing.offerExport(true);
    await says(canvas, '8 offered');
    await expect(canvas.getByRole('heading', { name: /Export the workspace/ })).toBeVisible();
  },
};

/** Not there yet: nothing is claimed, and nothing jumps once the cards come. */
export const Connecting: Story = {
  args: { ...inPage(), connect: () => new Promise(() => {}) },
  play: ({ canvas }) => says(canvas, 'Connecting…'),
};

/** A program that does not start: its own words, and a way to try again. */
export const DoesNotStart: Story = {
  args: { ...inPage(), connect: connectToUnstartable },
  play: async ({ canvas }) => {
    await says(canvas, 'Not connected');
    await expect(canvas.getByText(/exit code 1/)).toHaveTextContent('DATABASE_URL is not set');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The same, mended in the meantime. */
export const StartsAtSecondTry: Story = {
  args: { ...inPage(), connect: atSecondTry(inPage().connect) },
  play: async ({ canvas, userEvent }) => {
    await says(canvas, 'Not connected');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await says(canvas, '7 offered');
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus();
  },
};

/** What the column of a dialog or a side panel leaves, in the dark. */
export const NarrowAndDark: Story = {
  args: inPage(),
  globals: { scheme: 'dark', width: '360px' },
  play: ({ canvas }) => says(canvas, '7 offered'),
};

/** The screen of somebody who reads from right to left. */
export const RightToLeft: Story = {
  args: inPage(),
  globals: { direction: 'rtl' },
  play: ({ canvas }) => says(canvas, '7 offered'),
};
