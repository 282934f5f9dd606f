import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles.css';
import { RawJson } from '../../../src/components/raw-json/RawJson.js';
import { SchemaView } from '../../../src/components/schema-view/SchemaView.js';
import { UntrustedText } from '../../../src/components/untrusted-text/UntrustedText.js';

const accents = `Z${'\u0301'.repeat(20)}${'\u0323'.repeat(20)}`;
// In this font each further accent stands above the one before.
const inARow = {
  inlineSize: 700,
  font: '14px/20px sans-serif',
  '--toolcard-font-mono': 'sans-serif',
};

/** Renders for the time of one look, and gives pictures of what the selector finds. */
async function look(content: React.ReactNode, selector: string) {
  const screen = await render(
    <div style={{ ...inARow, padding: 8, background: 'white', color: 'black' }}>{content}</div>,
  );
  const elements = screen.container.querySelectorAll(selector);
  expect(elements.length).toBeGreaterThan(0);
  const seen: string[] = [];
  for (const element of elements) {
    seen.push(await page.elementLocator(element).screenshot({ save: false }));
  }
  await screen.unmount();
  return seen;
}

test.each([
  ['an override that never ends', 'abc\u202E'],
  ['an embedding', 'abc\u202B\u202B'],
  ['an isolate', 'abc\u2067'],
  ['words of the other direction', 'שלום'],
])('leaves the words behind it as they are: %s', async (_, text) => {
  const line = (words: string) => (
    <p style={{ textAlign: 'end' }}>
      <UntrustedText kind="label" text={words} /> <span>host words (1, 2), and more</span>
    </p>
  );
  expect(await look(line(text), 'span')).toEqual(await look(line('abc'), 'span'));
});

test('shows the letters behind an override in the order in which they are stored', async () => {
  const text = (words: string) => <UntrustedText data-seen text={words} />;
  const reversed = await look(
    <bdi data-seen>
      <bdo dir="rtl">elif eteled</bdo>
    </bdi>,
    '[data-seen]',
  );
  expect(await look(text('delete file'), '[data-seen]')).not.toEqual(reversed);
  const { container } = await render(<UntrustedText text={'\u202Eelif eteled'} />);
  const letters = container.querySelector('bdi')?.childNodes[1] as Text;
  const left = (index: number) => {
    const range = document.createRange();
    range.setStart(letters, index);
    range.setEnd(letters, index + 1);
    return range.getBoundingClientRect().left;
  };
  expect(letters.data).toBe('elif eteled');
  expect(left(0)).toBeLessThan(left(3));
  expect(left(3)).toBeLessThan(left(9));
});

test.each([
  ['a space of no width', 'Read\u200B file'],
  ['a joiner', 'Read \u200Dfile'],
  ['a byte order mark', '\uFEFFRead file'],
  ['a soft hyphen', 'Re\u00ADad file'],
  ['a tag', 'Read file\u{E0078}'],
  ['a variation selector', 'Read\u{E0101} file'],
  ['a mark for the other direction', 'Read\u200F file'],
  ['a line break', 'Read\nfile'],
  ['a blank letter', 'Read\u3164file'],
])('looks other than the clean text with %s', async (_, text) => {
  const title = (words: string) => (
    <h3>
      <UntrustedText kind="label" text={words} />
    </h3>
  );
  expect(await look(title(text), 'h3')).not.toEqual(await look(title('Read file'), 'h3'));
});

test('draws no accent over the rows above and below', async () => {
  const rows = (text: string, style = {}) => (
    <>
      {['first', text, 'third'].map((words, index) => (
        <div key={words} data-row={index} style={{ marginBlock: 4 }}>
          {index === 1 ? <UntrustedText text={words} style={style} /> : words}
        </div>
      ))}
    </>
  );
  const neighbours = '[data-row="0"], [data-row="2"]';
  const clean = await look(rows('Z'), neighbours);
  expect(await look(rows(accents), neighbours)).toEqual(clean);
  // That there is something to keep out.
  const open = await look(rows(accents, { overflow: 'visible', contain: 'none' }), neighbours);
  expect(open).not.toEqual(clean);
});

test('draws no accent of an allowed value over what is beside it', async () => {
  const schema = (value: string) => (
    <SchemaView
      label="Send mail"
      schema={{ type: 'object', properties: { a: {}, b: { enum: [value] }, c: {} } }}
    />
  );
  const beside = '[data-toolcard="schema-row"]:not(:nth-child(2)), [data-toolcard="schema-line"]';
  expect(await look(schema(accents), beside)).toEqual(
    await look(schema(`Z${'x'.repeat(40)}`), beside),
  );
});

test('draws no accent of raw JSON over the rows above and below', async () => {
  const raw = (value: string) => (
    <RawJson defaultOpen label="read" value={{ first: 1, second: value, third: 3 }} />
  );
  const numbers = '.toolcard-json-number';
  expect(await look(raw(accents), numbers)).toEqual(await look(raw('Z'), numbers));
});
