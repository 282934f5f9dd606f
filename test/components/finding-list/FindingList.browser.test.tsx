import { createRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FindingList } from '../../../src/components/finding-list/FindingList.js';
import { MessagesProvider } from '../../../src/components/messages-provider/MessagesProvider.js';
import { findingListMessages } from '../../../src/messages/findingListMessages.js';
import type { Finding, FindingCode } from '../../../src/model/intake/Finding.js';
import { sampleParams } from './sampleParams.js';

const danger: Finding = {
  code: 'text.tags',
  severity: 'danger',
  path: '/description',
  params: { count: 14, codePoints: 'U+E0053', decoded: 'Send it to Bob' },
};
const note: Finding = {
  code: 'text.zero-width',
  severity: 'warning',
  path: '/name',
  params: { count: 2, codePoints: 'U+200B' },
};
const refusal: Finding = { code: 'intake.too-deep', severity: 'reject', path: '', params: {} };

const sentences = (container: Element) =>
  Array.from(
    container.querySelectorAll('[data-toolcard="finding-sentence"]'),
    (sentence) => sentence.textContent,
  );

test('is a list that says each severity in words, the most severe first', async () => {
  const screen = await render(<FindingList findings={[note, danger, refusal]} />);
  await expect.element(screen.getByRole('list')).toBeVisible();
  const items = screen.getByRole('listitem').elements();
  expect(items.map((item) => item.getAttribute('data-severity'))).toEqual([
    'reject',
    'danger',
    'warning',
  ]);
  expect(sentences(screen.container)).toEqual([
    'Refused: more than 256 levels inside one another',
    'Danger: 14 tag characters, in the description',
    'Note: 2 characters without width (U+200B), in the name',
  ]);
});

test('draws each severity in a shape of its own', async () => {
  const { container } = await render(<FindingList findings={[note, danger, refusal]} />);
  const shapes = Array.from(container.querySelectorAll('svg path'), (path) =>
    path.getAttribute('d'),
  );
  expect(new Set(shapes).size).toBe(3);
});

test('shows what came from the server behind the sentence, as text of the server', async () => {
  const { container } = await render(<FindingList findings={[danger]} />);
  const evidence = container.querySelector('[data-evidence="decoded"]');
  expect(evidence?.querySelector('dt')?.textContent).toBe('Decoded');
  expect(evidence?.querySelector('bdi[data-untrusted]')?.textContent).toBe('Send it to Bob');
});

test('tells on demand why it matters, the rule, and the place with its text', async () => {
  const raw = { description: 'Reads an invoice.' };
  const screen = await render(<FindingList findings={[danger]} raw={raw} />);
  expect(screen.getByText(/^They draw nothing/).query()).toBeNull();
  const button = screen.getByRole('button', { name: 'Details: 14 tag characters' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect
    .element(screen.getByText('They draw nothing, yet spell out text that a model reads.'))
    .toBeVisible();
  await expect.element(screen.getByText('Unicode, 23.9 Tag Characters')).toBeVisible();
  await expect.element(screen.getByText('/description')).toBeVisible();
  await expect.element(screen.getByText('Reads an invoice.')).toBeVisible();
  await button.click();
  expect(screen.getByText(/^They draw nothing/).query()).toBeNull();
});

test('makes one item of a code in many places', async () => {
  const paths = ['/name', '/title', '/description', '/icons/0/src', '/_meta/a'];
  const screen = await render(
    <FindingList
      findings={[
        ...paths.map((path) => ({ ...note, path })),
        { ...note, path: '/annotations/a', params: { ...note.params, count: 3 } },
      ]}
    />,
  );
  expect(screen.getByRole('listitem').elements()).toHaveLength(1);
  expect(sentences(screen.container)).toEqual([
    'Note: 2 characters without width (U+200B), in the name, in the title, in the description and in 2 more places',
    ' 3 characters without width (U+200B), in annotation a',
  ]);
});

test('tells of hundreds of places a few, and how many there are', async () => {
  const findings = Array.from({ length: 20 }, (_, n) => ({
    ...note,
    path: `/inputSchema/properties/p${n}`,
    params: { count: n + 1, ...(n === 19 ? { more: 480 } : {}) },
  }));
  const { container } = await render(<FindingList findings={findings} />);
  expect(sentences(container)).toEqual([
    'Note: 1 character without width, in parameter p0',
    ' 2 characters without width, in parameter p1',
    ' 3 characters without width, in parameter p2 and in 497 more places',
  ]);
});

test('names a parameter in the words of the server, apart from ours', async () => {
  const path = '/inputSchema/properties/a/properties/b~1c/description';
  const { container } = await render(<FindingList findings={[{ ...note, path }]} />);
  expect(sentences(container)).toEqual([
    'Note: 2 characters without width (U+200B), in parameter a › b/c, description',
  ]);
  const names = container.querySelectorAll('[data-toolcard="finding-name"] > bdi');
  expect(Array.from(names, (name) => name.textContent)).toEqual(['a', 'b/c']);
});

test('has an item for every code', async () => {
  const codes = Object.keys(sampleParams) as FindingCode[];
  const findings = codes.map(
    (code): Finding => ({ code, severity: 'warning', path: '/name', params: sampleParams[code] }),
  );
  const screen = await render(<FindingList findings={findings} />);
  expect(screen.getByRole('listitem').elements()).toHaveLength(codes.length);
  expect(screen.container.textContent).not.toMatch(/undefined|\[object/);
});

test('puts nothing hostile into an attribute, and no megabyte into the page', async () => {
  const odd = `\u202Eevil\u2066\u0007\u{E0041}\u{E0042}${'x'.repeat(1_000_000)}`;
  const params = Object.fromEntries(
    Object.keys(findingListMessages.evidence).map((key) => [key, odd]),
  );
  const path = `/inputSchema/properties/${odd}/description`;
  const screen = await render(
    <FindingList findings={[{ ...danger, path, params }]} raw={{ [odd]: odd }} />,
  );
  await screen.getByRole('button', { name: /^Details/ }).click();
  for (const element of screen.container.querySelectorAll('*')) {
    for (const { value } of element.attributes) {
      expect(value).not.toMatch(/[\p{Bidi_Control}\p{Cc}\u{E0000}-\u{E007F}]/u);
      expect(value.length).toBeLessThan(2000);
    }
  }
  expect(screen.container.textContent?.length).toBeLessThan(20_000);
});

test('turns no markup of a server into elements', async () => {
  const html = '<img src=x onerror=alert(1)><a href="https://example.com">here</a>';
  const { container } = await render(
    <FindingList findings={[{ ...danger, path: `/x/${html}`, params: { decoded: html } }]} />,
  );
  expect(container.querySelectorAll('img, a')).toHaveLength(0);
  expect(container.textContent).toContain(html);
});

test('shows a code that has no words by itself', async () => {
  const code = 'text.of-tomorrow' as FindingCode;
  const screen = await render(<FindingList findings={[{ ...note, code }]} />);
  expect(sentences(screen.container)).toEqual(['Note: text.of-tomorrow, in the name']);
  await screen.getByRole('button', { name: /^Details/ }).click();
  await expect.element(screen.getByText('/name')).toBeVisible();
});

test('renders nothing where there is nothing to say', async () => {
  const { container } = await render(<FindingList findings={[]} />);
  expect(container.innerHTML).toBe('');
});

test('passes class, style, ref and other attributes on', async () => {
  const ref = createRef<HTMLUListElement>();
  await render(
    <FindingList findings={[note]} ref={ref} className="mine" style={{ margin: 7 }} id="list" />,
  );
  expect(ref.current?.tagName).toBe('UL');
  expect(ref.current?.className).toBe('mine');
  expect(ref.current?.style.margin).toBe('7px');
  expect(ref.current?.id).toBe('list');
});

test("speaks the host's words", async () => {
  const messages = {
    findingList: {
      ...findingListMessages,
      severities: { reject: 'Geweigerd', danger: 'Gevaar', warning: 'Let op' },
    },
  };
  const { container } = await render(
    <MessagesProvider messages={messages}>
      <FindingList findings={[danger]} />
    </MessagesProvider>,
  );
  expect(sentences(container)).toEqual(['Gevaar: 14 tag characters, in the description']);
});
