import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { copyText } from '../../../src/components/raw-json/copyText.js';

// As on a page of plain http, which has no clipboard.
beforeEach(() => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
});

async function pressAndPaste(modal: boolean) {
  let outcome = 'none';
  const copy = () => {
    getSelection()?.selectAllChildren(screen.getByText('words of the page').element());
    copyText('the\ntext').then(
      () => {
        outcome = 'copied';
      },
      () => {
        outcome = 'failed';
      },
    );
  };
  const screen = await render(
    <>
      <p>words of the page</p>
      <dialog>
        <button type="button" onClick={copy}>
          Copy
        </button>
        <textarea aria-label="target" />
      </dialog>
    </>,
  );
  const dialog = screen.container.querySelector('dialog');
  if (modal) dialog?.showModal();
  else dialog?.show();
  await screen.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => outcome).not.toBe('none');
  const target = screen.getByRole('textbox', { name: 'target' });
  await target.click();
  await userEvent.keyboard('{Control>}v{/Control}');
  return { outcome, pasted: (target.element() as HTMLTextAreaElement).value };
}

test.each([
  ['in the page', false],
  ['inside a modal dialog', true],
])('copies the text and not the selection without a clipboard, %s', async (_, modal) => {
  expect(await pressAndPaste(modal)).toEqual({ outcome: 'copied', pasted: 'the\ntext' });
});

test('copies where nothing is selected, and leaves later copying to the page', async () => {
  const screen = await render(
    <>
      <button type="button" onClick={() => void copyText('ours')}>
        Copy
      </button>
      <p>words of the page</p>
      <textarea aria-label="target" />
    </>,
  );
  getSelection()?.removeAllRanges();
  const target = screen.getByRole('textbox', { name: 'target' });
  const paste = async () => {
    await target.click();
    await userEvent.keyboard('{Control>}a{/Control}{Delete}{Control>}v{/Control}');
  };
  await screen.getByRole('button', { name: 'Copy' }).click();
  await paste();
  await expect.element(target).toHaveValue('ours');
  getSelection()?.selectAllChildren(screen.getByText('words of the page').element());
  await userEvent.keyboard('{Control>}c{/Control}');
  await paste();
  await expect.element(target).toHaveValue('words of the page');
});

test('tells that it did not copy where the page swallows the event', async () => {
  const swallow = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('copy', swallow, { capture: true });
  let outcome = 'none';
  const screen = await render(
    <button
      type="button"
      onClick={() => {
        copyText('ours').then(
          () => {
            outcome = 'copied';
          },
          () => {
            outcome = 'failed';
          },
        );
      }}
    >
      Copy
    </button>,
  );
  await screen.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => outcome).toBe('failed');
  window.removeEventListener('copy', swallow, { capture: true });
});
