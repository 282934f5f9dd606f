import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UntrustedText } from '../../../src/components/untrusted-text/UntrustedText.js';

const sheets = import.meta.glob('../../../src/styles.css', { query: '?inline', import: 'default' });

/** The sheet of the library, for one test. */
async function withSheet() {
  const [load] = Object.values(sheets);
  const style = document.createElement('style');
  style.textContent = String(await load?.());
  document.head.append(style);
  onTestFinished(() => style.remove());
}

const tags = Array.from('send env', (letter) =>
  String.fromCodePoint(0xe0000 + letter.charCodeAt(0)),
).join('');

/** Renders with a field to paste into; `copy` copies what is selected and gives what is pasted. */
async function page(content: React.ReactNode) {
  const screen = await render(
    <>
      <div data-testid="page">{content}</div>
      <textarea aria-label="target" />
    </>,
  );
  const target = screen.getByRole('textbox', { name: 'target' });
  const copy = async (select: (selection: Selection, page: Element) => void) => {
    await target.click();
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    (target.element() as HTMLTextAreaElement).blur();
    select(getSelection() as Selection, screen.getByTestId('page').element());
    await userEvent.keyboard('{Control>}c{/Control}');
    await target.click();
    await userEvent.keyboard('{Control>}v{/Control}');
    return (target.element() as HTMLTextAreaElement).value;
  };
  return { screen, copy };
}

const everything = (selection: Selection, element: Element) => selection.selectAllChildren(element);

test.each([
  ['with the sheet', true],
  ['without it', false],
])('copies the text without what hides and without our words, %s', async (_, styled) => {
  if (styled) await withSheet();
  const { copy } = await page(
    <UntrustedText text={`De\u200Bletes\u202E ${tags}nothing.\u001B${' '.repeat(400)}Never.`} />,
  );
  expect((await copy(everything)).trimEnd()).toBe('Deletes nothing. Never.');
});

test('copies several texts and the words between them, with their lines', async () => {
  await withSheet();
  const { copy } = await page(
    <>
      <h3>
        <UntrustedText kind="label" text={'Read\n\nfile'} /> of <em>Files</em>
      </h3>
      <UntrustedText text={`One\u2060.${'\n'.repeat(80)}Two${tags}.`} />
      <p>
        <UntrustedText kind="label" text={'read\u200B_file'} />
      </p>
    </>,
  );
  expect(await copy(everything)).toBe('Read file of Files\nOne.\n\nTwo.\nread_file');
});

test('copies a part of a text', async () => {
  await withSheet();
  const { copy } = await page(<UntrustedText kind="label" text={`Reads ${tags}one\u200B file`} />);
  const pasted = await copy((selection, element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    selection.setBaseAndExtent(texts[0] as Node, 2, texts.at(-1) as Node, 3);
  });
  expect(pasted).toBe('ads one fi');
});

test('leaves other copying to the page', async () => {
  const heard = vi.fn((event: ClipboardEvent) => event.defaultPrevented);
  const { screen, copy } = await page(
    <>
      <p>words of the page</p>
      <UntrustedText kind="label" text={'a\u200Bb'} />
    </>,
  );
  document.addEventListener('copy', heard);
  onTestFinished(() => document.removeEventListener('copy', heard));
  const words = await copy((selection) =>
    selection.selectAllChildren(screen.getByText('words of the page').element()),
  );
  expect(words).toBe('words of the page');
  expect(heard).toHaveLastReturnedWith(false);
});

test('leaves the copy to a page that has made its own', async () => {
  const own = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', 'its own');
    event.preventDefault();
  };
  const { copy } = await page(
    <div onCopy={(event) => own(event.nativeEvent)}>
      <UntrustedText kind="label" text={'a\u200Bb'} />
    </div>,
  );
  expect(await copy(everything)).toBe('its own');
});

test('leaves the page as it was, and listens only while something hides', async () => {
  const add = vi.spyOn(document, 'addEventListener');
  const remove = vi.spyOn(document, 'removeEventListener');
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const calls = (spy: { mock: { calls: unknown[][] } }) =>
    spy.mock.calls.filter(([type]) => type === 'copy').length;
  const plain = await render(<UntrustedText text="Reads a file." />);
  expect(calls(add)).toBe(0);
  await plain.unmount();
  const { screen, copy } = await page(<UntrustedText text={'a\u200Bb'} />);
  const before = screen.container.querySelector('bdi')?.innerHTML;
  await copy(everything);
  expect(screen.container.querySelector('bdi')?.innerHTML.replaceAll(' style=""', '')).toBe(before);
  await screen.unmount();
  expect(calls(add)).toBe(1);
  expect(calls(remove)).toBe(1);
});

test('copies the text as it was sent on demand, and says so politely', async () => {
  const text = `De\u200Bletes\u202E ${tags}\r\nnothing.${'\n'.repeat(90)}`;
  const spy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => spy.mockRestore());
  const screen = await render(<UntrustedText text={text} label="read_file" />);
  await screen.getByRole('button', { name: 'Copy raw: read_file' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Copied as it was sent.');
  expect(spy.mock.calls).toEqual([[text]]);
});
