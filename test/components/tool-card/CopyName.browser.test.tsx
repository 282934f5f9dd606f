import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToolCard } from '../../../src/components/tool-card/ToolCard.js';
import { toolOf } from '../../support/toolOf.js';

/** Stands in for the browser's clipboard, which a page without focus may not use. */
function clipboard(write: (text: string) => Promise<void>) {
  const spy = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  onTestFinished(() => spy.mockRestore());
  return spy;
}

test('copies the name that is called, exactly, and says so politely', async () => {
  const spy = clipboard(async () => {});
  const tool = toolOf({ name: 'read_file ', title: 'Read file' });
  const screen = await render(<ToolCard tool={tool} />);
  await screen.getByRole('button', { name: 'Copy the name read_file' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(spy.mock.calls).toEqual([['read_file ']]);
});

test('copies a name of 5,000 characters whole, and shortens it on the button', async () => {
  const spy = clipboard(async () => {});
  const name = 'n'.repeat(5000);
  const screen = await render(<ToolCard tool={toolOf({ name })} />);
  const button = screen.getByRole('button', { name: /^Copy the name/ });
  expect(button.element().getAttribute('aria-label')).toBe(
    `Copy the name ${'n'.repeat(50)} … ${'n'.repeat(20)}`,
  );
  await button.click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(spy.mock.calls).toEqual([[name]]);
});

test('says what to do where the browser refuses', async () => {
  const older = vi.spyOn(document, 'execCommand').mockReturnValue(false);
  onTestFinished(() => older.mockRestore());
  clipboard(async () => {
    throw new DOMException('denied', 'NotAllowedError');
  });
  const screen = await render(<ToolCard tool={toolOf({ name: 'read_file' })} />);
  await screen.getByRole('button', { name: 'Copy the name read_file' }).click();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Not copied. Select the name instead.');
});

test('brings its live region with the first focus, empty, and not before', async () => {
  clipboard(async () => {});
  const screen = await render(
    <>
      <ToolCard tool={toolOf({ name: 'read_file' })} />
      <ToolCard tool={toolOf({ name: 'write_file' })} />
    </>,
  );
  const status = screen.getByRole('status');
  expect(status.elements()).toHaveLength(0);
  screen.getByRole('button', { name: 'Copy the name read_file' }).element().focus();
  await expect.poll(() => status.elements()).toHaveLength(1);
  const region = status.element();
  expect(region.textContent).toBe('');
  await userEvent.keyboard('{Enter}');
  await expect.element(status).toHaveTextContent('Copied');
  expect(status.element()).toBe(region);
});

test('has an empty live region before it speaks, where the focus did not come first', async () => {
  clipboard(async () => {});
  const screen = await render(<ToolCard tool={toolOf({ name: 'read_file' })} />);
  const spoken: (string | null)[] = [];
  const note = () => {
    const region = screen.container.querySelector('[role="status"]');
    if (region) spoken.push(region.textContent);
  };
  const observer = new MutationObserver(note);
  observer.observe(screen.container, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  const button = screen.getByRole('button', { name: /^Copy/ }).element() as HTMLButtonElement;
  button.click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(spoken).toEqual(['', 'Copied']);
});

test('has its live region at the first press, while the button is still down', async () => {
  const screen = await render(<ToolCard tool={toolOf({ name: 'read_file' })} />);
  const button = screen.getByRole('button', { name: /^Copy/ }).element();
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.poll(() => screen.getByRole('status').elements()).toHaveLength(1);
});
