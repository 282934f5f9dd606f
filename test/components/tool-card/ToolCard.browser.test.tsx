import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToolCard } from '../../../src/components/tool-card/ToolCard.js';
import { ToolCardDescription } from '../../../src/components/tool-card/ToolCardDescription.js';
import { ToolCardHeader } from '../../../src/components/tool-card/ToolCardHeader.js';
import { ToolCardHints } from '../../../src/components/tool-card/ToolCardHints.js';
import type { ToolCardSection } from '../../../src/components/tool-card/ToolCardSection.js';
import { entryOf } from '../../support/entryOf.js';
import { toolOf } from '../../support/toolOf.js';

const exportReport = {
  name: 'export_report',
  title: 'Export report',
  description: 'Renders a report.',
  inputSchema: {
    type: 'object',
    properties: { report: { type: 'string' }, columns: { type: 'array' } },
    required: ['report'],
  },
  outputSchema: { type: 'object', properties: { file: { type: 'string' } } },
  annotations: { destructiveHint: true },
};

test('tells what is closed: how many parameters, how many fields, and nothing of it mounted', async () => {
  const screen = await render(<ToolCard tool={toolOf(exportReport)} />);
  await expect.element(screen.getByText('2 parameters, 1 required')).toBeVisible();
  await expect.element(screen.getByText('1 field')).toBeVisible();
  const { container } = screen;
  expect(container.querySelectorAll('[data-toolcard="tool-card-contents"]')).toHaveLength(0);
  expect(container.querySelectorAll('[data-toolcard="schema-view"]')).toHaveLength(0);
  expect(container.querySelectorAll('[data-toolcard="hint-panel"]')).toHaveLength(0);
  const parameters = screen.getByRole('button', {
    name: 'Parameters of Export report (export_report)',
  });
  await expect.element(parameters).toHaveAccessibleDescription('2 parameters, 1 required');
});

test('reads in order without a stylesheet', async () => {
  const { container } = await render(
    <ToolCard tool={toolOf(exportReport)} server={{ id: 'workspace', label: 'Team workspace' }} />,
  );
  const selection = getSelection();
  selection?.selectAllChildren(container);
  const lines = String(selection)
    .split('\n')
    .map((line) => line.trim());
  expect(lines.filter((line) => line !== '')).toEqual([
    'Export report',
    'export_report Server Team workspace',
    'Untrusted hints',
    'Server says',
    'Renders a report.',
    'Parameters',
    '2 parameters, 1 required',
    'Output',
    '1 field',
    'Everything the server sent',
  ]);
});

test('costs the same closed, whatever the size of the schema', async () => {
  const properties = Object.fromEntries(
    Array.from({ length: 5000 }, (_, n) => [`parameter_${n}`, { type: 'string' }]),
  );
  const small = await render(<ToolCard tool={toolOf(exportReport)} />);
  const large = await render(
    <ToolCard tool={toolOf({ ...exportReport, inputSchema: { type: 'object', properties } })} />,
  );
  const elements = ({ container }: { container: Element }) =>
    container.querySelectorAll('*').length;
  expect(elements(large)).toBe(elements(small));
  await expect.element(large.getByText('5,000 parameters, none required')).toBeVisible();
});

test('shows the output only where the tool describes one', async () => {
  const screen = await render(<ToolCard tool={toolOf(exportReport)} />);
  await expect.element(screen.getByText('Output')).toBeVisible();
  await screen.rerender(<ToolCard tool={toolOf({ name: 'export_report' })} />);
  expect(screen.getByText('Output').query()).toBeNull();
});

test('shows everything the server sent, unknown fields too', async () => {
  const tool = toolOf({ ...exportReport, 'x-vendor': 'only in the raw definition' });
  const screen = await render(<ToolCard tool={tool} />);
  await screen
    .getByRole('button', { name: 'Everything the server sent about Export report (export_report)' })
    .click();
  await expect.element(screen.getByText('x-vendor')).toBeVisible();
});

test('holds its open sections itself, and reports each change whole', async () => {
  const onExpandedChange = vi.fn();
  const screen = await render(
    <ToolCard
      tool={toolOf(exportReport)}
      defaultExpanded={['hints']}
      onExpandedChange={onExpandedChange}
    />,
  );
  await expect.element(screen.getByText('Does it only read?')).toBeVisible();
  await screen.getByRole('button', { name: /^Parameters/ }).click();
  await screen.getByRole('button', { name: /^Untrusted hints/ }).click();
  expect(onExpandedChange.mock.calls).toEqual([[['hints', 'parameters']], [['parameters']]]);
});

test('opens nothing by itself while the host holds its sections', async () => {
  const onExpandedChange = vi.fn();
  const screen = await render(
    <ToolCard tool={toolOf(exportReport)} expanded={[]} onExpandedChange={onExpandedChange} />,
  );
  const button = screen.getByRole('button', { name: /^Parameters/ });
  await button.click();
  expect(onExpandedChange.mock.calls).toEqual([[['parameters']]]);
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

function Host() {
  const [expanded, setExpanded] = useState<readonly ToolCardSection[]>([]);
  return (
    <ToolCard tool={toolOf(exportReport)} expanded={expanded} onExpandedChange={setExpanded} />
  );
}

test('follows a host that holds its sections', async () => {
  const screen = await render(<Host />);
  await screen.getByRole('button', { name: /^Untrusted hints/ }).click();
  await screen.getByRole('button', { name: /^Output/ }).click();
  await expect.element(screen.getByText('Does it only read?')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: /^Output/ }))
    .toHaveAttribute('aria-expanded', 'true');
});

const clickAll = (container: Element, ...labels: readonly string[]) => {
  for (const label of labels) {
    container.querySelector<HTMLButtonElement>(`button[aria-label^="${label}"]`)?.click();
  }
};

test('opens each of three sections that are pressed at once, and reports each', async () => {
  const onExpandedChange = vi.fn();
  const screen = await render(
    <ToolCard tool={toolOf(exportReport)} onExpandedChange={onExpandedChange} />,
  );
  clickAll(screen.container, 'Untrusted hints', 'Parameters', 'Output');
  await expect
    .poll(() => screen.container.querySelectorAll('[aria-expanded="true"]').length)
    .toBe(3);
  expect(onExpandedChange.mock.calls).toEqual([
    [['hints']],
    [['hints', 'parameters']],
    [['hints', 'parameters', 'output']],
  ]);
});

test('does the same while the host holds its sections', async () => {
  const screen = await render(<Host />);
  clickAll(screen.container, 'Untrusted hints', 'Parameters', 'Output', 'Parameters');
  await expect
    .element(screen.getByRole('button', { name: /^Output/ }))
    .toHaveAttribute('aria-expanded', 'true');
  await expect
    .element(screen.getByRole('button', { name: /^Untrusted hints/ }))
    .toHaveAttribute('aria-expanded', 'true');
  await expect
    .element(screen.getByRole('button', { name: /^Parameters/ }))
    .toHaveAttribute('aria-expanded', 'false');
});

test('forgets what was asked of a host that did not do it', async () => {
  const onExpandedChange = vi.fn();
  const screen = await render(
    <ToolCard tool={toolOf(exportReport)} expanded={[]} onExpandedChange={onExpandedChange} />,
  );
  await screen.getByRole('button', { name: /^Parameters/ }).click();
  await screen.getByRole('button', { name: /^Parameters/ }).click();
  await screen.getByRole('button', { name: /^Output/ }).click();
  expect(onExpandedChange.mock.calls).toEqual([[['parameters']], [['parameters']], [['output']]]);
});

test('does not render an entry again that is the same', async () => {
  const entry = entryOf({ id: 'workspace' }, exportReport);
  const read = vi.fn();
  const watched = {
    ...entry,
    get findings() {
      read();
      return entry.findings;
    },
  };
  const screen = await render(<ToolCard entry={watched} />);
  const once = read.mock.calls.length;
  expect(once).toBeGreaterThan(0);
  await screen.rerender(<ToolCard entry={watched} />);
  await screen.rerender(<ToolCard entry={watched} />);
  expect(read).toHaveBeenCalledTimes(once);
  await screen.getByRole('button', { name: /^Untrusted hints/ }).click();
  expect(read.mock.calls.length).toBeGreaterThan(once);
});

test("takes the host's arrangement of its parts", async () => {
  const { container } = await render(
    <ToolCard tool={toolOf(exportReport)}>
      <ToolCardDescription />
      <p>From the host</p>
      <ToolCardHeader />
      <ToolCardHints />
    </ToolCard>,
  );
  const parts = Array.from(container.querySelector('article')?.children ?? []);
  expect(parts.map((part) => part.getAttribute('data-toolcard'))).toEqual([
    'tool-card-description',
    null,
    'tool-card-header',
    'tool-card-hints',
  ]);
});

test('says what is wrong with a part outside of a card', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(render(<ToolCardHeader />)).rejects.toThrow(/outside of one/);
  quiet.mockRestore();
});

test.each([2, 3, 4, 5, 6] as const)(
  'keeps its headings in order from level %i',
  async (headingLevel) => {
    const screen = await render(
      <ToolCard
        tool={toolOf(exportReport)}
        headingLevel={headingLevel}
        defaultExpanded={['hints', 'parameters', 'output', 'raw']}
      />,
    );
    const headings = screen.getByRole('heading');
    const outline = (level: number) =>
      screen
        .getByRole('heading', { level })
        .elements()
        .map((heading) => heading.textContent);
    expect(headings.elements()).toHaveLength(4);
    expect(outline(headingLevel)).toEqual(['Export report']);
    expect(outline(headingLevel + 1)).toEqual([
      'Parameters',
      'Output',
      'Everything the server sent',
    ]);
  },
);

test('nests no control in another', async () => {
  const { container } = await render(
    <ToolCard
      tool={toolOf({ ...exportReport, name: 'n'.repeat(5000), title: 't'.repeat(5000) })}
      defaultExpanded={['hints', 'parameters', 'output', 'raw']}
    />,
  );
  const controls = 'button, a, input, select, textarea, summary, [tabindex]';
  expect(container.querySelectorAll('button').length).toBeGreaterThan(6);
  expect(container.querySelectorAll(`button :is(${controls})`)).toHaveLength(0);
});
