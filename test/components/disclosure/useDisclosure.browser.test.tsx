import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  type DisclosureOptions,
  useDisclosure,
} from '../../../src/components/disclosure/useDisclosure.js';

function More(options: DisclosureOptions) {
  const { open, buttonProps, panelId } = useDisclosure(options);
  return (
    <>
      <button {...buttonProps}>More</button>
      {open ? <p id={panelId}>Contents</p> : null}
    </>
  );
}

test('starts closed and mounts nothing', async () => {
  const screen = await render(<More />);
  const button = screen.getByRole('button', { name: 'More' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(button).not.toHaveAttribute('aria-controls');
  expect(screen.getByText('Contents').query()).toBeNull();
});

test('opens by Enter, closes by Space, and points at what it opened', async () => {
  const screen = await render(<More />);
  const button = screen.getByRole('button', { name: 'More' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  const panel = screen.getByText('Contents').element();
  expect(button.element().getAttribute('aria-controls')).toBe(panel.id);
  await userEvent.keyboard(' ');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByText('Contents')).not.toBeInTheDocument();
});

test('starts open where asked, and reports each change', async () => {
  const onOpenChange = vi.fn();
  const screen = await render(<More defaultOpen onOpenChange={onOpenChange} />);
  await expect.element(screen.getByText('Contents')).toBeVisible();
  await screen.getByRole('button').click();
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  await expect.element(screen.getByText('Contents')).not.toBeInTheDocument();
});

test('moves only when the holder of the state moves it', async () => {
  const onOpenChange = vi.fn();
  const screen = await render(<More open={false} onOpenChange={onOpenChange} />);
  const button = screen.getByRole('button');
  await button.click();
  expect(onOpenChange.mock.calls).toEqual([[true]]);
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await screen.rerender(<More open onOpenChange={onOpenChange} />);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
});

test('counts every press, however close together they are', async () => {
  const onOpenChange = vi.fn();
  const screen = await render(<More onOpenChange={onOpenChange} />);
  const button = screen.getByRole('button').element() as HTMLButtonElement;
  button.click();
  button.click();
  button.click();
  await expect.element(screen.getByText('Contents')).toBeVisible();
  expect(onOpenChange.mock.calls).toEqual([[true], [false], [true]]);
});
