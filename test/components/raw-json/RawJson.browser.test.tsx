import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles.css';
import { RawJson } from '../../../src/components/raw-json/RawJson.js';

const tool = {
  name: 'read',
  inputSchema: { type: 'object', properties: { path: { type: 'string' } } },
};
const shown = (value: unknown) => render(<RawJson value={value} label="read" defaultOpen />);

test('reads and mounts nothing while it is closed', async () => {
  const ownKeys = vi.fn(Reflect.ownKeys);
  const value = new Proxy({ a: 1 }, { ownKeys });
  const screen = await render(<RawJson value={value} label="read" />);
  const button = screen.getByRole('button', { name: 'Raw JSON: read' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(ownKeys).not.toHaveBeenCalled();
  await button.click();
  await expect.element(screen.getByRole('tree', { name: 'Raw JSON: read' })).toBeVisible();
});

test('is named by its heading and its label, and can be held from outside', async () => {
  const onOpenChange = vi.fn();
  const screen = await render(
    <RawJson value={1} label="read" heading="Sent" open={false} onOpenChange={onOpenChange} />,
  );
  await screen.getByRole('button', { name: 'Sent: read' }).click();
  expect(onOpenChange.mock.calls).toEqual([[true]]);
  expect(screen.getByRole('tree').query()).toBeNull();
});

test('opens the first levels and leaves the others to be opened', async () => {
  const screen = await shown({ one: { two: { three: { four: 1 } } }, list: Array(40).fill(0) });
  const text = () => screen.getByRole('tree').element().textContent;
  expect(text()).toContain('"two":');
  expect(text()).not.toContain('"three":');
  expect(screen.getByRole('treeitem').elements()).toHaveLength(4);
});

test('keeps open what was opened when it is rendered again', async () => {
  const screen = await shown(tool);
  await screen.getByRole('button', { name: 'Open "properties":' }).click();
  await expect.element(screen.getByText('"path":')).toBeVisible();
  await screen.rerender(<RawJson value={tool} label="read" defaultOpen className="again" />);
  await expect.element(screen.getByText('"path":')).toBeVisible();
});

test('answers Enter, Space and the arrows, by a button named after its member', async () => {
  const screen = await shown(tool);
  const root = screen.getByRole('button', { name: 'Close Raw JSON: read' });
  await screen.getByRole('button', { name: 'Copy, Raw JSON: read' }).click();
  await userEvent.tab();
  await expect.element(root).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const properties = screen.getByRole('button', { name: '"properties":' });
  await expect.element(properties).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(properties).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard(' ');
  await expect.element(properties).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(properties).toHaveAttribute('aria-expanded', 'true');
});

test('can still be reached by Tab after the row with the tab stop is gone', async () => {
  const screen = await shown(tool);
  await screen.getByRole('button', { name: '"properties":' }).click();
  await screen.rerender(<RawJson value={{ other: [1] }} label="read" defaultOpen />);
  await expect
    .poll(() => screen.container.querySelectorAll('[role="button"][tabindex="0"]').length)
    .toBe(1);
});

test('writes out hidden characters in names and values, each isolated', async () => {
  const screen = await shown({ 'safe\u202Eetad': 'x\u200By\n"' });
  const name = screen.getByText('"safe\\u202Eetad":').element();
  const value = screen.getByText('"x\\u200By\\n\\""').element();
  for (const part of [name, value]) {
    expect(getComputedStyle(part)).toMatchObject({ unicodeBidi: 'isolate', direction: 'ltr' });
  }
  expect(screen.container.textContent).not.toMatch(/[\u202E\u200B]/);
});

test('shows members called __proto__, constructor and nothing', async () => {
  const screen = await shown(JSON.parse('{"__proto__": 1, "constructor": 2, "": 3}'));
  for (const name of ['"__proto__":', '"constructor":', '"":']) {
    await expect.element(screen.getByText(name, { exact: true })).toBeVisible();
  }
});

const circle: Record<string, unknown> = { name: 'circle' };
circle.self = circle;
const deep = (levels: number): unknown =>
  JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);

test.each<[string, unknown, RegExp, string]>([
  ['a circle', circle, /not everything in it is plain JSON/, '"[cycle]"'],
  ['5,000 levels', deep(5000), /more than 200 levels/, '"a": {'],
  [
    '30,000 values',
    Array.from({ length: 300 }, () => Array(100).fill(7)),
    /more than 20,000 values/,
    '7,',
  ],
  ['1,001 members', Array(1001).fill(0), /more than 1,000 members/, '0,'],
  ['a long string', { text: 'y'.repeat(20_001) }, /very long/, 'yyy'],
  ['a function', { call: () => 1 }, /not everything/, '"[function]"'],
  [
    'a getter that throws',
    {
      get broken() {
        throw new Error('no');
      },
    },
    /not everything/,
    '"broken": "[unreadable]"',
  ],
])('shows %s as text', async (_, value, reason, part) => {
  const screen = await shown(value);
  await expect.element(screen.getByText(reason)).toBeVisible();
  expect(screen.getByRole('tree').query()).toBeNull();
  const pre = screen.container.querySelector('pre');
  expect(pre?.textContent).toContain(part);
  expect(pre?.textContent?.length).toBeLessThanOrEqual(100_000);
});

test('shows the first 100,000 characters of a large text, and says so', async () => {
  const screen = await shown({ text: 'z'.repeat(300_000) });
  await expect
    .element(screen.getByText(/Only the first 100,000 characters are shown/))
    .toBeVisible();
  expect(screen.container.querySelector('pre')?.textContent).toHaveLength(100_000);
});

test('copies the untouched value, and says so politely', async () => {
  const value = { 'a\u200Bb': ['\u202E', { deep: null }] };
  const screen = await render(
    <>
      <RawJson value={value} label="read" defaultOpen />
      <textarea aria-label="target" />
    </>,
  );
  await screen.getByRole('button', { name: 'Copy, Raw JSON: read' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Copied.');
  const target = screen.getByRole('textbox', { name: 'target' });
  await target.click();
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect.element(target).toHaveValue(JSON.stringify(value, null, 2));
});

test('takes nothing into its names that an attribute cannot carry', async () => {
  const screen = await render(
    <RawJson value={tool} label={'re\u202Ead\uD83D\u0007'} defaultOpen />,
  );
  const named = Array.from(screen.container.querySelectorAll('[aria-label]'), (one) =>
    one.getAttribute('aria-label'),
  );
  expect(named).toContain('Raw JSON: re[U+202E]ad[U+D83D][U+0007]');
  expect(named).toContain('Copy, Raw JSON: re[U+202E]ad[U+D83D][U+0007]');
  for (const one of ['\u202E', '\u0007']) expect(named.join('')).not.toContain(one);
});
