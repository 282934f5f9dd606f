import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToolCard } from '../../../src/components/tool-card/ToolCard.js';
import { ToolCardDescription } from '../../../src/components/tool-card/ToolCardDescription.js';
import { toolOf } from '../../support/toolOf.js';

/** The document as it arrives: what cannot be encoded is no longer in it. */
const overTheWire = (html: string) =>
  new TextDecoder().decode(new TextEncoder().encode(`<div>${html}</div>`));

test.each([
  ['half a character', 'a\uD800b'],
  ['a zero', 'a\u0000b'],
  ['line ends', 'a\r\nb\rc\u2028d'],
  ['controls', 'a\u0007\u001B[31mb\u009B'],
  ['an override', 'a\u202Egpj.exe\u202C'],
])('is taken over from a server without a difference: %s', async (_, odd) => {
  const complaints: unknown[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((...said) => complaints.push(said));
  onTestFinished(() => spy.mockRestore());
  const card = (
    <ToolCard
      tool={toolOf({ name: odd, title: `Title ${odd}`, description: odd })}
      defaultExpanded={['hints', 'parameters', 'raw']}
    />
  );
  const page = new DOMParser().parseFromString(overTheWire(renderToString(card)), 'text/html');
  const container = document.importNode(page.body.firstElementChild as Element, true);
  document.body.append(container);
  const root = hydrateRoot(container, card, {
    onRecoverableError: (error) => complaints.push(error),
  });
  await expect
    .poll(() => Object.keys(container.querySelector('button') ?? {}).join())
    .toContain('__reactProps');
  root.unmount();
  container.remove();
  expect(complaints).toEqual([]);
});

test('puts no control, no override and no line end into an accessible name', async () => {
  const odd = 'a\uD800\u0000\r\n\u0007\u009B\u202E\u2066\u200Eb';
  const { container } = await render(
    <ToolCard
      tool={toolOf({ name: odd, title: `T ${odd}`, outputSchema: {} })}
      defaultExpanded={['hints', 'parameters', 'output', 'raw']}
    />,
  );
  const named = Array.from(container.querySelectorAll('[aria-label]'));
  expect(named.length).toBeGreaterThanOrEqual(6);
  for (const element of named) {
    expect(element.getAttribute('aria-label')).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/u);
  }
});

test('names the card by title and name, whichever of its parts are there', async () => {
  const tool = toolOf({ name: 'read_file', title: 'Read file' });
  const name = 'Read file (read_file)';
  const screen = await render(<ToolCard tool={tool} />);
  await expect.element(screen.getByRole('article')).toHaveAccessibleName(name);
  await screen.rerender(
    <ToolCard tool={tool}>
      <ToolCardDescription />
    </ToolCard>,
  );
  await expect.element(screen.getByRole('article')).toHaveAccessibleName(name);
});

test('names a card whose tool has no name', async () => {
  const screen = await render(<ToolCard tool={toolOf({ name: '' })} />);
  await expect.element(screen.getByRole('article')).toHaveAccessibleName('Tool without a name');
});

test('keeps a name of 5,000 characters short where it is spoken', async () => {
  const screen = await render(<ToolCard tool={toolOf({ name: 'n'.repeat(5000) })} />);
  await expect
    .element(screen.getByRole('article'))
    .toHaveAccessibleName(`${'n'.repeat(50)} … ${'n'.repeat(20)}`);
});

test("takes the host's own name for the card", async () => {
  const screen = await render(<ToolCard tool={toolOf({})} aria-label="The tool to be approved" />);
  await expect.element(screen.getByRole('article')).toHaveAccessibleName('The tool to be approved');
});

test('points to no element that is not there', async () => {
  const { container } = await render(
    <ToolCard tool={toolOf({ title: 'Read file' })} defaultExpanded={['hints', 'parameters']}>
      <ToolCardDescription />
    </ToolCard>,
  );
  const pointing = 'aria-labelledby aria-describedby aria-controls'.split(' ');
  for (const attribute of pointing) {
    for (const element of container.querySelectorAll(`[${attribute}]`)) {
      for (const id of element.getAttribute(attribute)?.split(' ') ?? []) {
        expect(container.querySelector(`#${CSS.escape(id)}`), id).not.toBeNull();
      }
    }
  }
});

test('names the tool on the buttons that show the whole of its texts', async () => {
  const tool = toolOf({
    name: 'n'.repeat(5000),
    title: 't'.repeat(5000),
    description: 'd'.repeat(5000),
    execution: { taskSupport: 's'.repeat(5000) },
  });
  const { container } = await render(<ToolCard tool={tool} />);
  const folds = Array.from(container.querySelectorAll('button[aria-expanded]'));
  const of = `${'t'.repeat(50)} … ${'t'.repeat(20)} (${'n'.repeat(50)} … ${'n'.repeat(20)})`;
  const words = folds.map((button) => button.getAttribute('aria-label') ?? '');
  expect(words).toHaveLength(7);
  for (const label of words) expect(label).toContain(of);
});
