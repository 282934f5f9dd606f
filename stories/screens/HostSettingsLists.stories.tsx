import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type FetchTools, ToolsError } from 'toolcard';
import { connectScripted } from '../servers/connectScripted.js';
import { HostSettings } from './host-settings/HostSettings.js';
import { says } from './host-settings/says.js';

const meta = {
  title: 'screens/Host settings/Lists',
  tags: ['!autodocs'],
  component: HostSettings,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    server: { id: 'notes', label: 'Notes' },
    via: 'In this page',
    connect: answering(async () => []),
  },
} satisfies Meta<typeof HostSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

const take = { name: 'take_note', title: 'Take a note', inputSchema: { type: 'object' } };
const find = { name: 'find_notes', title: 'Find notes', inputSchema: { type: 'object' } };

/** A server whose answers are written down here. */
function answering(answer: FetchTools) {
  return () => connectScripted(answer);
}

/** The first page is there, the second is still awaited. */
export const Arriving: Story = {
  args: {
    connect: answering(async ({ cursor }) =>
      cursor === undefined ? { tools: [take, find], nextCursor: '2' } : new Promise(() => {}),
    ),
  },
  play: ({ canvas }) => says(canvas, '2 offered so far…'),
};

/** The server refuses to list anything. */
export const Refused: Story = {
  args: {
    connect: answering(() => Promise.reject(new ToolsError('refused', 'Your plan has no tools.'))),
  },
  play: async ({ canvas }) => {
    await says(canvas, 'No list');
    await expect(canvas.getByText('Your plan has no tools.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The last good list stays, marked, when a refresh fails. */
export const OutOfDate: Story = {
  args: { connect: answering(failingEverySecondTime()) },
  play: async ({ canvas, userEvent }) => {
    await says(canvas, '2 offered');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText('Could not refresh the list')).toBeVisible();
    await expect(canvas.getByText('The database is locked.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /Find notes/ })).toBeVisible();
  },
};

/** Nothing to show, said in words. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await says(canvas, 'None offered');
    await expect(canvas.getByText('This server offers no tools')).toBeVisible();
  },
};

/** A list that would never end. */
export const Incomplete: Story = {
  args: { connect: answering(async () => ({ tools: [take], nextCursor: 'again' })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This list is not complete')).toBeVisible();
  },
};

/** One definition is good, two are none: those are shown with the reason, and not offered. */
export const SomeNotOffered: Story = {
  args: { connect: answering(async () => [take, { name: 'no_schema' }, null]) },
  play: ({ canvas }) => says(canvas, '1 offered, 2 not'),
};

function failingEverySecondTime(): FetchTools {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls % 2 === 0) throw new ToolsError('refused', 'The database is locked.');
    return [take, find];
  };
}
