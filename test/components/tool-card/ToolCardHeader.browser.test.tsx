import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToolCard } from '../../../src/components/tool-card/ToolCard.js';
import { toolOf } from '../../support/toolOf.js';

const server = { id: 'workspace', label: 'Team workspace' };

test('shows the title as the heading, and the name that is called beside it', async () => {
  const tool = toolOf({ name: 'read_file', title: 'Read file' });
  const screen = await render(<ToolCard tool={tool} server={server} />);
  await expect.element(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Read file');
  await expect
    .element(screen.getByRole('article', { name: 'Read file (read_file)' }))
    .toBeVisible();
  expect(screen.container.querySelector('code')?.textContent).toBe('read_file');
});

test('takes the title of the annotations where there is no other', async () => {
  const tool = toolOf({ title: '', annotations: { title: 'Read a file' } });
  const screen = await render(<ToolCard tool={tool} />);
  await expect.element(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Read a file');
});

test('says a name once where it is all there is', async () => {
  const screen = await render(<ToolCard tool={toolOf({ name: 'read_file' })} />);
  await expect
    .element(screen.getByRole('article', { name: 'read_file', exact: true }))
    .toBeVisible();
  expect(screen.getByText('read_file').elements()).toHaveLength(1);
});

test('names the server as its operator does', async () => {
  const screen = await render(<ToolCard tool={toolOf({})} server={server} />);
  await expect.element(screen.getByText('Team workspace')).toBeVisible();
  await screen.rerender(<ToolCard tool={toolOf({})} server={{ id: 'acme-eu-1' }} />);
  await expect.element(screen.getByText('acme-eu-1')).toBeVisible();
  await screen.rerender(<ToolCard tool={toolOf({})} />);
  await expect.element(screen.getByText('workspace', { exact: true })).toBeVisible();
});

test('says in words of its own that a tool has no name', async () => {
  const screen = await render(<ToolCard tool={toolOf({ name: '' })} />);
  const heading = screen.getByRole('heading', { name: 'Tool without a name', exact: true });
  await expect.element(heading).toHaveAttribute('data-words', 'ours');
  await expect.element(screen.getByText('The name is empty.')).toBeVisible();
  expect(screen.getByRole('button', { name: /Copy/ }).query()).toBeNull();
});

test('says that a name is there and cannot be seen, beside its title too', async () => {
  const screen = await render(<ToolCard tool={toolOf({ name: '\u3164\u200b ', title: 'Read' })} />);
  await expect.element(screen.getByRole('heading', { name: 'Read', exact: true })).toBeVisible();
  await expect
    .element(screen.getByText('The name is 3 characters with nothing visible in it.'))
    .toBeVisible();
});

test('keeps server text apart from the direction of the text around it', async () => {
  const tool = toolOf({ name: 'search_books', title: 'البحث في الكتب' });
  const screen = await render(<ToolCard tool={tool} />);
  const title = screen.getByText('البحث في الكتب').element();
  expect(title.tagName).toBe('BDI');
  expect(title.getAttribute('dir')).toBe('auto');
  expect(getComputedStyle(title).direction).toBe('rtl');
});

test('turns no markup of a server into elements', async () => {
  const html = '<img src=x onerror=alert(1)><a href="https://example.com">**here**</a>';
  const tool = toolOf({ name: html, title: html, description: html });
  const { container } = await render(<ToolCard tool={tool} server={server} />);
  expect(container.querySelectorAll('img, a, strong, script, iframe')).toHaveLength(0);
  expect(container.querySelector('h3')?.textContent).toBe(html);
});
