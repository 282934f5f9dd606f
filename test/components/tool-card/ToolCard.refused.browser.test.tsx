import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToolCard } from '../../../src/components/tool-card/ToolCard.js';
import type { FindingCode } from '../../../src/model/intake/Finding.js';
import type { IntakeEntry } from '../../../src/model/intake/IntakeEntry.js';
import { toolFromWire } from '../../../src/model/tool/toolFromWire.js';

const server = { id: 'workspace', label: 'Team workspace' };

function refused(code: FindingCode, path: string, raw: unknown): IntakeEntry {
  const result = toolFromWire('workspace', raw);
  return {
    server,
    raw,
    tool: result.ok ? result.value : null,
    offered: false,
    findings: [{ code, severity: 'reject', path, params: {} }],
  };
}

const notATool = 'what the server sent is not a tool definition';
const nameless = 'the name is missing, or is not text';
const schemaless = 'the input schema is missing, or is not an object';

test.each<[unknown, string, FindingCode, string]>([
  [42, 'Unreadable tool definition', 'intake.not-object', notATool],
  [null, 'Unreadable tool definition', 'intake.not-object', notATool],
  [['read_file'], 'Unreadable tool definition', 'intake.not-object', notATool],
  [{ inputSchema: {} }, 'Unreadable tool definition', 'intake.name-type', nameless],
  [{ name: 7, title: 'Read file' }, 'Read file', 'intake.name-type', nameless],
  [{ name: 'read_file' }, 'read_file', 'intake.schema-type', schemaless],
  [
    { name: 'read_file', title: 'Read file', inputSchema: null },
    'Read file',
    'intake.schema-type',
    schemaless,
  ],
])('names %j as far as it can be read, and says why it is not offered', async (...given) => {
  const [raw, name, code, reason] = given;
  const screen = await render(<ToolCard entry={refused(code, '', raw)} />);
  await expect.element(screen.getByRole('article')).toHaveAttribute('data-offered', 'false');
  expect(screen.getByRole('heading', { level: 3 }).element().textContent).toBe(name);
  await expect.element(screen.getByText('Not offered')).toBeVisible();
  expect(screen.getByRole('listitem').element().textContent).toContain(`Refused: ${reason}`);
});

test('shows of a definition that is no tool whatever can be shown', async () => {
  const raw = {
    name: 7,
    description: 'Reads a file.',
    annotations: { readOnlyHint: true },
    inputSchema: { type: 'object', properties: { path: { type: 'string' } } },
    outputSchema: { type: 'object', properties: { text: { type: 'string' } } },
    execution: { taskSupport: 'optional' },
  };
  const screen = await render(
    <ToolCard
      entry={refused('intake.name-type', '/name', raw)}
      defaultExpanded={['hints', 'parameters', 'output', 'raw']}
    />,
  );
  const { container } = screen;
  await expect.element(screen.getByText('Reads a file.', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Server says yes')).toBeVisible();
  await expect.element(screen.getByText('1 parameter, none required')).toBeVisible();
  await expect.element(screen.getByText('1 field')).toBeVisible();
  await expect.element(screen.getByText(/Can also run as a task/)).toBeVisible();
  const names = container.querySelectorAll('[data-toolcard="schema-name"]');
  expect(Array.from(names, (name) => name.textContent)).toEqual(['path', 'text']);
  expect(container.querySelector('[data-toolcard="raw-json-panel"]')?.textContent).toContain(
    'readOnlyHint',
  );
});

test('shows nothing in place of what is missing or of another type', async () => {
  const raw = { name: 'read_file', description: 7, annotations: [], inputSchema: 'none' };
  const { container } = await render(
    <ToolCard entry={refused('intake.schema-type', '/inputSchema', raw)} />,
  );
  const parts = Array.from(container.querySelector('article')?.children ?? [], (part) =>
    part.getAttribute('data-toolcard'),
  );
  expect(parts).toEqual(['tool-card-header', 'tool-card-findings', 'tool-card-raw']);
});

const nested = (levels: number) => {
  let schema: object = { type: 'string' };
  for (let level = 0; level < levels; level += 1) schema = { type: 'array', items: schema };
  return { type: 'object', properties: { deep: schema } };
};
const wide = {
  type: 'object',
  properties: Object.fromEntries(
    Array.from({ length: 20_000 }, (_, n) => [`parameter_${n}`, { type: 'string' }]),
  ),
};
const cyclic: { type: string; properties?: object } = { type: 'object' };
cyclic.properties = { self: cyclic };
const throwing = {
  type: 'object',
  get properties(): object {
    throw new Error('no');
  },
};
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();

test.each<[string, FindingCode, unknown, string]>([
  ['5,000 levels', 'intake.too-deep', nested(5000), '1 parameter, none required'],
  ['20,000 parameters', 'intake.too-large', wide, '20,000 parameters, none required'],
  ['a schema in itself', 'intake.not-json', cyclic, '1 parameter, none required'],
  ['a getter that throws', 'intake.not-json', throwing, 'Declares no parameters; accepts any'],
])('stands a refused tool with %s, closed and open', async (_, code, inputSchema, summary) => {
  const raw = { name: 'read_file', description: 'Reads.', inputSchema };
  const path = `/inputSchema${'/items'.repeat(5000)}`;
  const screen = await render(<ToolCard entry={refused(code, path, raw)} />);
  await expect.element(screen.getByText(summary, { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Not offered')).toBeVisible();
  await screen.getByRole('button', { name: /^Details/ }).click();
  await screen.getByRole('button', { name: /^Parameters/ }).click();
  await screen.getByRole('button', { name: /^Everything/ }).click();
  const { container } = screen;
  expect(container.querySelectorAll('[data-toolcard="tool-card-contents"]')).toHaveLength(2);
  expect(container.querySelectorAll('*').length).toBeLessThan(5000);
});

test('stands a definition that was revoked', async () => {
  const entry: IntakeEntry = {
    server,
    raw: revoked,
    tool: null,
    offered: false,
    findings: [{ code: 'intake.not-object', severity: 'reject', path: '', params: {} }],
  };
  const screen = await render(<ToolCard entry={entry} defaultExpanded={['raw']} />);
  await expect.element(screen.getByText('Unreadable tool definition')).toBeVisible();
});
