import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToolCard } from '../../../src/components/tool-card/ToolCard.js';
import '../../../src/styles.css';
import { toolOf } from '../../support/toolOf.js';

const tool = toolOf({
  name: 'read_file',
  title: 'Read file',
  inputSchema: { type: 'object', properties: { path: { type: 'string' } } },
  outputSchema: { type: 'object', properties: { text: { type: 'string' } } },
  annotations: { readOnlyHint: true },
});

const focused = () => document.activeElement?.getAttribute('aria-label');

test('is walked by Tab in the order in which it is seen', async () => {
  await render(<ToolCard tool={tool} />);
  const order: (string | null | undefined)[] = [];
  for (let step = 0; step < 5; step += 1) {
    await userEvent.tab();
    order.push(focused());
  }
  expect(order).toEqual([
    'Copy the name read_file',
    'Untrusted hints of Read file (read_file)',
    'Parameters of Read file (read_file)',
    'Output of Read file (read_file)',
    'Everything the server sent about Read file (read_file)',
  ]);
});

test('opens and closes every section by Enter and by Space, and keeps the focus', async () => {
  await render(<ToolCard tool={tool} />);
  await userEvent.tab();
  for (let step = 0; step < 4; step += 1) {
    await userEvent.tab();
    const button = document.activeElement;
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key);
      expect(button?.getAttribute('aria-expanded')).toBe('true');
      expect(document.activeElement).toBe(button);
      await userEvent.keyboard(key);
      expect(button?.getAttribute('aria-expanded')).toBe('false');
      expect(document.activeElement).toBe(button);
    }
  }
});

test('shows where the focus is', async () => {
  await render(<ToolCard tool={tool} />);
  for (let step = 0; step < 5; step += 1) {
    await userEvent.tab();
    const button = document.activeElement as Element;
    // A section's ring is drawn around its whole bar, by the pseudo-element that is its target.
    const outlines = [getComputedStyle(button), getComputedStyle(button, '::after')];
    expect(outlines.map((style) => `${style.outlineStyle} ${style.outlineWidth}`)).toContain(
      'solid 2px',
    );
  }
});
