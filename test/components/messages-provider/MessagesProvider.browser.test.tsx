import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { HintPanel } from '../../../src/components/hint-panel/HintPanel.js';
import { MessagesProvider } from '../../../src/components/messages-provider/MessagesProvider.js';
import { ToolCard } from '../../../src/components/tool-card/ToolCard.js';
import { hintPanelMessages } from '../../../src/messages/hintPanelMessages.js';
import { toolCardMessages } from '../../../src/messages/toolCardMessages.js';
import { toolOf } from '../../support/toolOf.js';

const dutch = { ...toolCardMessages, serverSays: 'De server zegt', parameters: 'Parameters (nl)' };
const dutchHints = { ...hintPanelMessages, noneStated: 'De server zegt hier niets over.' };
const tool = toolOf({ description: 'Reads a file.' });

test('gives the components below it other words', async () => {
  const screen = await render(
    <MessagesProvider messages={{ toolCard: dutch }}>
      <ToolCard tool={tool} />
    </MessagesProvider>,
  );
  await expect.element(screen.getByText('De server zegt')).toBeVisible();
  await expect.element(screen.getByText('Parameters (nl)')).toBeVisible();
  expect(screen.getByText('Server says').query()).toBeNull();
});

test('swaps the words of a card that is memoised', async () => {
  const entry = { server: { id: 'workspace' }, raw: tool.raw, tool, findings: [], offered: true };
  const card = <ToolCard entry={entry} />;
  const screen = await render(<MessagesProvider messages={{}}>{card}</MessagesProvider>);
  await expect.element(screen.getByText('Server says')).toBeVisible();
  await screen.rerender(<MessagesProvider messages={{ toolCard: dutch }}>{card}</MessagesProvider>);
  await expect.element(screen.getByText('De server zegt')).toBeVisible();
});

test('keeps the words from further out for a component it does not name', async () => {
  const screen = await render(
    <MessagesProvider messages={{ toolCard: dutch }}>
      <MessagesProvider messages={{ hintPanel: dutchHints }}>
        <ToolCard tool={tool} />
        <HintPanel tool={tool} />
      </MessagesProvider>
    </MessagesProvider>,
  );
  await expect.element(screen.getByText('De server zegt', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('De server zegt hier niets over.')).toBeVisible();
});

test('leaves the words of other components English', async () => {
  const screen = await render(
    <MessagesProvider messages={{ hintPanel: dutchHints }}>
      <ToolCard tool={tool} />
    </MessagesProvider>,
  );
  await expect.element(screen.getByText('Server says')).toBeVisible();
});
