import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles.css';
import { UntrustedText } from '../../../src/components/untrusted-text/UntrustedText.js';

const box = (container: Element) => {
  const element = container.querySelector('bdi');
  if (element === null) throw new Error('No text is rendered.');
  return element;
};

test('renders nothing for an empty text', async () => {
  const { container } = await render(<UntrustedText text="" />);
  expect(container.innerHTML).toBe('');
});

test('shows markup as the characters it is made of', async () => {
  const text = '<img src=x onerror="alert(1)"> [link](https://example.com) &amp; <key>';
  const { container } = await render(<UntrustedText text={text} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelectorAll('bdi *')).toHaveLength(0);
});

test('runs in its own direction, apart from the words around it', async () => {
  const { container } = await render(
    <p>
      before <UntrustedText kind="label" text={'\u202Ereversed'} /> after
    </p>,
  );
  const style = getComputedStyle(box(container));
  expect(style.unicodeBidi).toBe('isolate');
  expect(box(container).dir).toBe('auto');
});

test('takes the direction of the server text, not of our words in it', async () => {
  const text = `${'... '.repeat(200)}שלום עולם `.repeat(3);
  const { container } = await render(<UntrustedText text={text} />);
  expect(getComputedStyle(box(container)).direction).toBe('rtl');
});

test('keeps the line breaks of a text and none in a label', async () => {
  const lines = 'one\ntwo\r\nthree\rfour';
  const screen = await render(
    <>
      <UntrustedText data-testid="text" text={lines} />
      <div>
        <UntrustedText data-testid="label" kind="label" text={lines} />
      </div>
    </>,
  );
  const height = (id: string) => screen.getByTestId(id).element().getBoundingClientRect().height;
  expect(height('text')).toBe(4 * height('label'));
  expect(screen.getByTestId('label').element().textContent).not.toMatch(/[\r\n]/);
});

test('folds a long text to both its ends and tells the size of the rest', async () => {
  const text = `Begins here. ${'And so on. '.repeat(500)}Ends there.`;
  const screen = await render(<UntrustedText text={text} foldAt={100} />);
  const more = screen.getByRole('button', { name: /^… [\d,]+ more characters …$/ });
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  expect(screen.container.textContent).toMatch(/^Begins here\..*Ends there\.$/s);
  expect(screen.container.textContent?.length).toBeLessThan(140);
});

test('unfolds and folds again by keyboard, and the focus stays on the button', async () => {
  const text = `${'word '.repeat(400)}end`;
  const screen = await render(<UntrustedText text={text} foldAt={100} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const less = screen.getByRole('button', { name: 'Show less' });
  await expect.element(less).toHaveFocus();
  await expect.element(less).toHaveAttribute('aria-expanded', 'true');
  expect(screen.container.textContent).toBe(`${text}Show less`);
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('button', { name: /more characters/ })).toHaveFocus();
});

test('folds a label of 5,000 characters into one column of 320 px', async () => {
  const screen = await render(
    <div style={{ inlineSize: 320 }}>
      <UntrustedText kind="label" text={'x'.repeat(5000)} />
    </div>,
  );
  await expect.element(screen.getByRole('button')).toBeVisible();
  expect(box(screen.container).scrollWidth).toBeLessThanOrEqual(320);
});

test('has only both ends of a million characters in the document', async () => {
  const screen = await render(<UntrustedText text={'ten chars '.repeat(100_000)} />);
  await expect
    .element(screen.getByRole('button', { name: '… 999,201 more characters …' }))
    .toBeVisible();
  expect(screen.container.textContent?.length).toBeLessThan(900);
});

test('cuts off what stacked marks draw outside of the line', async () => {
  const text = `Z${'\u0330\u0306'.repeat(60)}algo`;
  const { container } = await render(<UntrustedText kind="label" text={text} />);
  const style = getComputedStyle(box(container));
  expect(style.overflowX).toBe('clip');
  expect(style.contain).toBe('paint');
});

test('passes on props, and keeps its isolation under another part name', async () => {
  const { container } = await render(
    <UntrustedText text="x" data-toolcard="other" className="mine" lang="fr" id="it" />,
  );
  expect(box(container)).toMatchObject({ className: 'mine', lang: 'fr', id: 'it', dir: 'auto' });
  expect(box(container).dataset).toMatchObject({ toolcard: 'other', untrusted: 'text' });
});

test('names the button after what the text is of, behind the words on it', async () => {
  const text = 'word '.repeat(300);
  const screen = await render(
    <>
      <UntrustedText text={text} label={'Send\u202E \uD83Dmail'} />
      <UntrustedText text={text} label="Delete mail" />
    </>,
  );
  const more = screen.getByRole('button', {
    name: '… 701 more characters …: Send[U+202E] [U+D83D]mail',
  });
  await expect.element(more).toHaveTextContent('… 701 more characters …');
  await screen.getByRole('button', { name: '… 701 more characters …: Delete mail' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Show less: Delete mail' }))
    .toHaveTextContent('Show less');
  expect(screen.container.innerHTML).not.toMatch(/[\u202E\uD83D]/);
});

test('keeps its button and the ring around it clear of the lines above and below', async () => {
  const text = `${'word '.repeat(40)}`;
  const { container } = await render(
    <div style={{ inlineSize: 240, font: '14px/1.5 sans-serif' }}>
      {(['text', 'label'] as const).map((kind) => (
        <p key={kind}>
          <UntrustedText kind={kind} foldAt={120} text={text} />
        </p>
      ))}
    </div>,
  );
  const reach = 4;
  for (const button of container.querySelectorAll('button')) {
    const { top, bottom } = button.getBoundingClientRect();
    expect(bottom - top).toBeGreaterThanOrEqual(24);
    const range = document.createRange();
    for (const node of button.parentElement?.childNodes ?? []) {
      if (node === button) continue;
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const beside = line.top < (top + bottom) / 2 && line.bottom > (top + bottom) / 2;
        if (beside) continue;
        const gap = line.bottom <= (top + bottom) / 2 ? top - line.bottom : line.top - bottom;
        expect(gap).toBeGreaterThanOrEqual(reach - 2);
      }
    }
  }
});
