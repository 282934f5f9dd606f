import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToolCard } from '../../../src/components/tool-card/ToolCard.js';
import { toolOf } from '../../support/toolOf.js';

const trusted = { id: 'workspace', trusted: true };
const readFile = { name: 'read_file', title: 'Read file', annotations: { readOnlyHint: true } };

test('calls hints untrusted until the operator trusts the server', async () => {
  const tool = toolOf(readFile);
  const screen = await render(<ToolCard tool={tool} />);
  const badge = screen.getByRole('button', { name: 'Untrusted hints of Read file (read_file)' });
  await expect.element(badge).toHaveTextContent('Untrusted hints');
  await screen.rerender(<ToolCard tool={tool} server={trusted} />);
  const trustedBadge = screen.getByRole('button', {
    name: 'Hints from a trusted server for Read file (read_file)',
  });
  await expect.element(trustedBadge).toHaveTextContent('Hints from a trusted server');
});

test('says in the same place that no hints are stated, whoever the server is', async () => {
  const screen = await render(<ToolCard tool={toolOf({})} />);
  const badge = screen.getByRole('button', { name: 'No hints stated for read_file' });
  await expect.element(badge).toHaveTextContent('No hints stated');
  await screen.rerender(<ToolCard tool={toolOf({})} server={trusted} />);
  await expect.element(badge).toHaveAttribute('data-standing', 'none');
});

test('takes only the word true of the operator for trust', async () => {
  const server = { id: 'workspace', trusted: 'true' as unknown as boolean };
  const screen = await render(<ToolCard tool={toolOf(readFile)} server={server} />);
  await expect.element(screen.getByText('Untrusted hints')).toBeVisible();
});

test('opens the panel in place, under a group named by the badge', async () => {
  const screen = await render(<ToolCard tool={toolOf(readFile)} />);
  expect(screen.container.querySelector('[data-toolcard="hint-panel"]')).toBeNull();
  await screen.getByText('Untrusted hints').click();
  const panel = screen.getByRole('group', { name: 'Untrusted hints of Read file (read_file)' });
  await expect.element(panel.getByText('Does it only read?')).toBeVisible();
  await screen.getByText('Untrusted hints').click();
  await expect.element(panel).not.toBeInTheDocument();
});

test('gives the cautious defaults where no hint is stated', async () => {
  const screen = await render(<ToolCard tool={toolOf({})} defaultExpanded={['hints']} />);
  await expect.element(screen.getByText('So treat it as: may change things.')).toBeVisible();
});
