import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToolCard } from '../../../src/components/tool-card/ToolCard.js';
import { entryOf } from '../../support/entryOf.js';

const refuse = (raw: unknown) => entryOf({ id: 'workspace' }, raw);

test.each([
  [42, 'Unreadable tool definition', 'what the server sent is not a tool definition.'],
  [null, 'Unreadable tool definition', 'what the server sent is not a tool definition.'],
  [['read_file'], 'Unreadable tool definition', 'what the server sent is not a tool definition.'],
  [{ inputSchema: {} }, 'Unreadable tool definition', 'the name is missing, or is not text.'],
  [{ name: 7, title: 'Read file' }, 'Read file', 'the name is missing, or is not text.'],
  [{ name: 'read_file' }, 'read_file', 'the input schema is missing, or is not an object.'],
  [
    { name: 'read_file', title: 'Read file', inputSchema: null },
    'Read file',
    'the input schema is missing, or is not an object.',
  ],
])(
  'names %j as far as it can be read, and says why it is not offered',
  async (raw, name, reason) => {
    const screen = await render(<ToolCard entry={refuse(raw)} />);
    await expect.element(screen.getByRole('article')).toHaveAttribute('data-offered', 'false');
    expect(screen.getByRole('heading', { level: 3 }).element().textContent).toBe(name);
    await expect.element(screen.getByText(`Not offered: ${reason}`)).toBeVisible();
  },
);

test('shows what was refused, and neither hints nor parameters', async () => {
  const raw = { name: 'read_file', annotations: { readOnlyHint: true }, inputSchema: 'none' };
  const screen = await render(<ToolCard entry={refuse(raw)} defaultExpanded={['raw']} />);
  await expect.element(screen.getByText('readOnlyHint')).toBeVisible();
  expect(screen.getByText('Untrusted hints').query()).toBeNull();
  expect(screen.getByText('Parameters').query()).toBeNull();
});

test('says nothing of an offered tool', async () => {
  const { container } = await render(
    <ToolCard entry={refuse({ name: 'read_file', inputSchema: {} })} />,
  );
  expect(container.querySelector('article')?.dataset.offered).toBe('true');
  expect(container.querySelector('[data-toolcard="tool-card-findings"]')).toBeNull();
});
