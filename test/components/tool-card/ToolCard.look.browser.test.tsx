import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToolCard } from '../../../src/components/tool-card/ToolCard.js';
import '../../../src/styles.css';
import { toolOf } from '../../support/toolOf.js';

const sections = ['hints', 'parameters', 'output', 'raw'] as const;
const names = Array.from({ length: 87 }, (_, n) => `shipping_address_line_${n}`);
const large = toolOf({
  name: 'n'.repeat(5000),
  title: 'Title'.repeat(1000),
  description: 'd'.repeat(5000),
  inputSchema: {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    required: ['shipping_address_line_0'],
  },
  outputSchema: { type: 'object', properties: { ['o'.repeat(500)]: { type: 'string' } } },
  annotations: { readOnlyHint: 'x'.repeat(300), ['h'.repeat(300)]: 'v'.repeat(300) },
});

/** A column of the page, as narrow as a side panel. */
async function renderIn(width: number, card: React.ReactNode, dir: 'ltr' | 'rtl' = 'ltr') {
  await page.viewport(1000, 800);
  return render(
    <div dir={dir} style={{ width, overflow: 'auto' }}>
      {card}
    </div>,
  );
}

test.each(['ltr', 'rtl'] as const)('needs no sideways scrolling at 320 px, %s', async (dir) => {
  const screen = await renderIn(320, <ToolCard tool={large} defaultExpanded={sections} />, dir);
  await expect.element(screen.getByText('87 parameters, 1 required')).toBeVisible();
  const column = screen.container.firstElementChild as Element;
  expect(column.scrollWidth).toBe(320);
  const card = screen.getByRole('article').element();
  for (const element of card.querySelectorAll('button, dt, dd, code, h3, h4')) {
    const { left, right, width } = element.getBoundingClientRect();
    if (width === 0) continue;
    expect(left).toBeGreaterThanOrEqual(card.getBoundingClientRect().left);
    expect(right).toBeLessThanOrEqual(card.getBoundingClientRect().right);
  }
});

test('gives every control a target of at least 24 px', async () => {
  const { container } = await renderIn(320, <ToolCard tool={large} defaultExpanded={sections} />);
  const buttons = container.querySelectorAll('article button');
  expect(buttons.length).toBeGreaterThan(8);
  for (const button of buttons) {
    const { width, height } = button.getBoundingClientRect();
    expect.soft(width, button.outerHTML).toBeGreaterThanOrEqual(24);
    expect.soft(height, button.outerHTML).toBeGreaterThanOrEqual(24);
  }
});

test('puts the badge at the end of the line, in both directions', async () => {
  const tool = toolOf({ title: 'Read file', annotations: { readOnlyHint: true } });
  for (const dir of ['ltr', 'rtl'] as const) {
    const screen = await renderIn(800, <ToolCard tool={tool} />, dir);
    const title = screen.getByRole('heading', { level: 3 }).element().getBoundingClientRect();
    const badge = screen.getByText('Untrusted hints').element().getBoundingClientRect();
    expect(Math.abs(title.top - badge.top)).toBeLessThan(12);
    if (dir === 'ltr') expect(badge.left).toBeGreaterThan(title.right);
    else expect(badge.right).toBeLessThan(title.left);
    await screen.unmount();
  }
});

test('asks for a width of its own where the container is sized by its contents', async () => {
  const screen = await renderIn(
    900,
    <div style={{ display: 'inline-block' }}>
      <ToolCard tool={toolOf({})} />
    </div>,
  );
  const { width } = screen.getByRole('article').element().getBoundingClientRect();
  expect(width).toBeGreaterThan(400);
});

test("yields to the host's own styles", async () => {
  const style = document.createElement('style');
  style.textContent = 'article { border-radius: 3px } button { padding: 9px } h3 { margin: 5px }';
  document.head.append(style);
  onTestFinished(() => style.remove());
  const screen = await renderIn(800, <ToolCard tool={toolOf({ title: 'Read file' })} />);
  const styleOf = (element: Element) => getComputedStyle(element);
  expect(styleOf(screen.getByRole('article').element()).borderRadius).toBe('3px');
  expect(styleOf(screen.getByText('No hints stated').element()).padding).toBe('9px');
  expect(styleOf(screen.getByRole('heading', { level: 3 }).element()).margin).toBe('5px');
});

test("takes the host's variables", async () => {
  const screen = await renderIn(
    800,
    <div style={{ '--toolcard-radius': '2px', '--toolcard-surface': 'rgb(1, 2, 3)' } as object}>
      <ToolCard tool={toolOf({})} />
    </div>,
  );
  const style = getComputedStyle(screen.getByRole('article').element());
  expect(style.borderRadius).toBe('2px');
  expect(style.backgroundColor).toBe('rgb(1, 2, 3)');
});

test.each(['light', 'dark'])('draws nothing in green, %s', async (scheme) => {
  const tool = toolOf({ title: 'Read file', annotations: { readOnlyHint: true } });
  const { container } = await renderIn(
    800,
    <div style={{ colorScheme: scheme }}>
      <ToolCard
        tool={tool}
        server={{ id: 'workspace', trusted: true }}
        defaultExpanded={['hints']}
      />
    </div>,
  );
  const properties = ['color', 'backgroundColor', 'borderTopColor', 'stroke'] as const;
  for (const element of container.querySelectorAll('article, article *')) {
    const style = getComputedStyle(element);
    for (const property of properties) {
      const [red = 0, green = 0, blue = 0] = (style[property].match(/[\d.]+/g) ?? []).map(Number);
      expect(green > red + 24 && green > blue + 24, `${property} ${style[property]}`).toBe(false);
    }
  }
});
