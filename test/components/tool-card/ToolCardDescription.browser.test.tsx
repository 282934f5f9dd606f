import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToolCard } from '../../../src/components/tool-card/ToolCard.js';
import { toolOf } from '../../support/toolOf.js';

test('sets the text of the server apart under words of ours', async () => {
  const description = 'Reads a file.\n\nNever writes.';
  const screen = await render(<ToolCard tool={toolOf({ description })} />);
  await expect.element(screen.getByText('Server says')).toBeVisible();
  const text = screen.container.querySelector('[data-toolcard="tool-card-description-text"]');
  expect(text?.tagName).toBe('BDI');
  expect(text?.textContent).toBe(description);
});

test('folds a long text with a button that shows the whole', async () => {
  const description = `begins ${'and goes on '.repeat(1000)}and ends`;
  const screen = await render(<ToolCard tool={toolOf({ description })} />);
  const text = screen.container.querySelector('[data-toolcard="tool-card-description-text"]');
  expect(text?.textContent).toMatch(/^begins .* and ends$/s);
  expect(text?.textContent?.length).toBeLessThan(2000);
  await screen.getByRole('button', { name: /more characters/ }).click();
  expect(text?.textContent).toContain(description);
});

test('says in its own words that there is no description, or none to be seen', async () => {
  const screen = await render(<ToolCard tool={toolOf({})} />);
  await expect.element(screen.getByText('The server gives no description.')).toBeVisible();
  await screen.rerender(<ToolCard tool={toolOf({ description: '' })} />);
  await expect.element(screen.getByText('The server gives no description.')).toBeVisible();
  await screen.rerender(<ToolCard tool={toolOf({ description: '\n\u200b\u3164' })} />);
  await expect
    .element(screen.getByText('The server gives a description with nothing visible in it.'))
    .toBeVisible();
});
