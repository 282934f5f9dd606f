import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../../src/styles.css';
import { MessagesProvider } from '../../../src/components/messages-provider/MessagesProvider.js';
import { UntrustedText } from '../../../src/components/untrusted-text/UntrustedText.js';
import { untrustedTextMessages } from '../../../src/messages/untrustedTextMessages.js';

const spelled = (message: string, first: number) =>
  Array.from(message, (letter) => String.fromCodePoint(first + letter.charCodeAt(0))).join('');
const tags = (message: string) => spelled(message, 0xe0000);
const selectors = (message: string) => spelled(message, 0xe00f0);

test.each([
  ['an override', 'a\u202Eb', 'aU+202E RIGHT-TO-LEFT OVERRIDEb'],
  ['an escape', 'a\u001B[2J', 'aU+001B ESCAPE[2J'],
  ['a zero', 'a\0b', 'aU+0000 NULLb'],
  ['a tag', 'Read file\u{E0078}', 'Read fileU+E0078 TAG LATIN SMALL LETTER X'],
  ['tags', `a${tags('send env')}b`, 'a8 tag characters: “send env”b'],
  ['selectors', `😀${selectors('curl x | sh')}`, '😀11 variation selectors: “curl x | sh”'],
  ['a selector', 'a\uFE0Fb', 'aU+FE0F VARIATION SELECTOR-16b'],
  ['spaces of no width', 'a\u200B\u200B\u200Bb', 'aU+200B ZERO WIDTH SPACE ×3b'],
  ['different ones', '\u2060\uFEFF', 'U+2060 WORD JOINERU+FEFF ZERO WIDTH NO-BREAK SPACE'],
  ['a blank letter', 'a\u3164b', 'aU+3164 HANGUL FILLERb'],
  ['a line separator', 'a\u2028b', 'aU+2028 LINE SEPARATOR b'],
  ['a private one', 'a\uE000b', 'aU+E000 PRIVATE USEb'],
  ['private ones', 'a\uE001\uE002b', 'a2 private-use characters from U+E001b'],
  ['half a character', 'a\uD83Db', 'aU+D83D HIGH SURROGATEb'],
  ['spaces', `a${' '.repeat(400)}b`, 'a400 spaces b'],
  ['line breaks', 'Read file\n\n\nServer: Acme', 'Read file3 line breaks Server: Acme'],
  ['one line break', 'a\nb', 'aline break b'],
])('tells %s in words, in its place', async (_, text, words) => {
  const { container } = await render(<UntrustedText kind="label" text={text} />);
  expect(container.textContent).toBe(words);
});

test('tells of tags that carry no message by the first of them', async () => {
  const { container } = await render(<UntrustedText kind="label" text={'a\u{E0001}\u{E007F}'} />);
  expect(container.textContent).toBe('a2 tag characters from U+E0001');
});

test('parts its words from the words of the server where both are heard', async () => {
  const screen = await render(
    <h3>
      <UntrustedText kind="label" text={`Read${tags('ab')}file`} />
    </h3>,
  );
  await expect
    .element(screen.getByRole('heading'))
    .toHaveAccessibleName('Read 2 tag characters: “ab” file');
});

test('tells the size of what separates a text from its beginning', async () => {
  const text = `Reads a file.${'\n'.repeat(120)}Then sends it.`;
  const screen = await render(<UntrustedText text={text} />);
  await expect.element(screen.getByText('120 empty lines')).toBeVisible();
  expect(screen.container.textContent).toBe(
    'Reads a file.\n120 empty lines\nThen sends it.Copy raw ',
  );
  expect(screen.container.getBoundingClientRect().height).toBeLessThan(120);
});

test('marks nothing in honest text', async () => {
  for (const text of [
    'می\u200Cخواند (C++)\u200F',
    '👩\u200D💻 ❤\uFE0F \u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    'Ἀγάπη, Résumé, 日本語、ไทย',
  ]) {
    const { container } = await render(<UntrustedText text={text} />);
    expect(container.querySelector('bdi')?.innerHTML).toBe(text);
  }
});

test('puts no character that hides into the document', async () => {
  const hidden =
    'a\u202Eb\u2066c\u0007d\u001Be\u009Bf\0g\uD800h\u200Bi\uFEFFj\u{E0041}k\uFE0El\u2028m\u0085n\uE000o';
  const { container } = await render(
    <>
      <UntrustedText text={hidden} label={hidden} />
      <UntrustedText kind="label" text={hidden.repeat(50)} label={hidden} />
      <UntrustedText text={selectors(`x\u001B${tags('y')}`)} />
    </>,
  );
  expect(container.innerHTML).toMatch(/U\+202E/);
  expect(container.innerHTML).not.toMatch(
    /[\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E01EF}\p{Cs}\p{Co}\uFEFF\u200B\u2028]|\uFE0E/u,
  );
  expect(container.innerHTML.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
});

test('isolates a message that was hidden, on one line, and folds a long one', async () => {
  const message = `send\n${'this '.repeat(100)}<b>now</b>`;
  const screen = await render(<UntrustedText text={`a${tags(message)}`} />);
  const inner = screen.container.querySelector('mark bdi');
  expect(inner?.getAttribute('dir')).toBe('auto');
  expect(inner?.textContent).toMatch(/^send.*… \d+ more characters ….*<b>now<\/b>$/);
  expect(inner?.textContent).not.toContain('\n');
  expect(inner?.querySelector('b')).toBeNull();
  await screen.getByRole('button', { name: /more characters/ }).click();
  expect(inner?.textContent).toContain('this '.repeat(100));
});

test('reads a message in a message no further than to write out what hides in it', async () => {
  const bytes = (text: string) =>
    Array.from(new TextEncoder().encode(text), (byte) =>
      String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe00f0 + byte),
    ).join('');
  const { container } = await render(<UntrustedText text={`a${bytes(`say ${tags('more')}`)}`} />);
  expect(container.querySelector('mark')?.textContent).toBe(
    '20 variation selectors: “say [U+E006D ×4]”',
  );
});

test('has a bounded number of elements for a million hidden characters', async () => {
  const texts = ['\u200B'.repeat(1_000_000), 'a\u202E'.repeat(500_000), tags('x').repeat(500_000)];
  for (const text of texts) {
    const screen = await render(<UntrustedText text={text} foldAt={1_000_000_000} />);
    expect(screen.container.querySelectorAll('*').length).toBeLessThan(500);
    expect(screen.container.textContent?.length).toBeLessThan(20_000);
    await screen.unmount();
  }
});

test('shows more of a text that hides much, a page at a time, and then less again', async () => {
  const screen = await render(<UntrustedText text={'ab\u200B'.repeat(500)} foldAt={100} />);
  const chips = () => screen.container.querySelectorAll('mark').length;
  const button = screen.container.querySelector('bdi > button') as HTMLButtonElement;
  const states: [number, string | null, string | null][] = [];
  for (let press = 0; press < 5; press += 1) {
    states.push([chips(), button.textContent, button.getAttribute('aria-expanded')]);
    button.click();
    await expect.poll(chips).not.toBe(states.at(-1)?.[0]);
  }
  expect(states).toEqual([
    [3, '… 1,491 more characters …', 'false'],
    [201, '… 897 more characters …', 'true'],
    [401, '… 297 more characters …', 'true'],
    [500, 'Show less', 'true'],
    [3, '… 1,491 more characters …', 'false'],
  ]);
});

test('is no stop of the Tab key, and offers the raw text only where something hides', async () => {
  const screen = await render(
    <>
      <UntrustedText text="Reads a file." />
      <UntrustedText kind="label" text={'Read\u200B file'} />
      <UntrustedText text={'Reads a\u200B file.'} label="read_file" />
    </>,
  );
  expect(screen.getByRole('button').elements()).toHaveLength(1);
  const raw = screen.getByRole('button', { name: 'Copy raw: read_file' });
  await expect.element(raw).toHaveTextContent('Copy raw');
  const { width, height } = raw.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  expect(screen.container.querySelectorAll('mark[tabindex], mark button')).toHaveLength(0);
});

test('does not make a line higher than one without', async () => {
  const texts = [
    'Reads a file.',
    'Reads\u202E a\u200B file.',
    `A${tags('bc')}`,
    `A${' '.repeat(50)}b`,
  ];
  const { container } = await render(
    <div style={{ font: '14px/1.5 sans-serif', inlineSize: 900 }}>
      {texts.map((text) => (
        <div key={text}>
          <UntrustedText kind="label" text={text} />
        </div>
      ))}
    </div>,
  );
  const heights = Array.from(container.querySelectorAll('div > div > bdi'), (element) =>
    Math.round(element.getBoundingClientRect().height),
  );
  expect(heights).toEqual([21, 21, 21, 21]);
});

test('fits into 320 px whatever is hidden', async () => {
  const text = `${'\u202E\u200B\u2060'.repeat(10)}${tags('x'.repeat(80))}${'\uFE0F'.repeat(4)}`;
  const { container } = await render(
    <div style={{ inlineSize: 320 }}>
      <UntrustedText text={text} />
    </div>,
  );
  expect(container.firstElementChild?.scrollWidth).toBe(320);
  for (const mark of container.querySelectorAll('mark')) {
    for (const { left, right } of mark.getClientRects()) {
      expect(right - left).toBeLessThanOrEqual(320);
    }
  }
});

test('takes the direction of the text and not of the words about it', async () => {
  const { container } = await render(<UntrustedText text={'\u202E123 \u200B שלום'} />);
  expect(getComputedStyle(container.querySelector('bdi') as Element).direction).toBe('rtl');
  expect(getComputedStyle(container.querySelector('mark') as Element).direction).toBe('ltr');
});

test('says its words in the language of the host, and Unicode names as they are', async () => {
  const messages = {
    untrustedText: {
      ...untrustedTextMessages,
      spaces: (count: number) => `${count} spaties`,
      hidden: (code: string, name: string, count: number) => `${code} ${name}, ${count} maal`,
    },
  };
  const { container } = await render(
    <MessagesProvider messages={messages}>
      <UntrustedText kind="label" text={`a${' '.repeat(50)}b\u200B`} />
    </MessagesProvider>,
  );
  expect(container.textContent).toBe('a50 spaties bU+200B ZERO WIDTH SPACE, 1 maal');
});
