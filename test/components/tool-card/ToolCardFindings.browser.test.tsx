import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToolCard } from '../../../src/components/tool-card/ToolCard.js';
import { ToolCardDescription } from '../../../src/components/tool-card/ToolCardDescription.js';
import { ToolCardFindings } from '../../../src/components/tool-card/ToolCardFindings.js';
import { ToolCardHeader } from '../../../src/components/tool-card/ToolCardHeader.js';
import type { Finding } from '../../../src/model/intake/Finding.js';
import { toolOf } from '../../support/toolOf.js';

const tool = toolOf({
  name: 'read_file',
  title: 'Read file',
  description: 'Reads a file.',
  inputSchema: { type: 'object', properties: { path: { type: 'string' } } },
  outputSchema: { type: 'object', properties: { text: { type: 'string' } } },
  annotations: { readOnlyHint: true },
  icons: [],
});

const note = (path: string, count = 1): Finding => ({
  code: 'text.zero-width',
  severity: 'warning',
  path,
  params: { count, codePoints: 'U+200B' },
});
const danger = (path: string, count = 1): Finding => ({
  code: 'text.control',
  severity: 'danger',
  path,
  params: { count, codePoints: 'U+001B' },
});
const refusal: Finding = {
  code: 'intake.header-invalid',
  severity: 'reject',
  path: '/inputSchema/properties/path/x-mcp-header',
  params: { reason: 'empty' },
};

/** The facts of each part of a card, in the order of the page. */
function facts(container: Element) {
  const parts: Record<string, string[]> = {};
  for (const item of container.querySelectorAll('[data-toolcard="finding"]')) {
    const part = item.parentElement?.closest('article > *')?.getAttribute('data-toolcard') ?? '';
    const words = item.querySelector('[data-toolcard="finding-sentence"]')?.textContent ?? '';
    parts[part] = [...(parts[part] ?? []), words];
  }
  return parts;
}

test.each([
  ['/name', 'tool-card-header', 'in the name'],
  ['/title', 'tool-card-header', 'in the title'],
  ['/annotations/title', 'tool-card-header', 'in the title'],
  ['/icons/0/src', 'tool-card-header', 'in the icons'],
  ['/description', 'tool-card-description', 'in the description'],
  ['/annotations/readOnlyHint', 'tool-card-hints', 'in annotation readOnlyHint'],
  ['/inputSchema/properties/path', 'tool-card-schema', 'in parameter path'],
  ['/outputSchema/properties/text', 'tool-card-output', 'in output field text'],
  ['/_meta/a', 'tool-card-findings', 'in _meta'],
])('a note about %s sits in the %s, and nowhere else', async (path, part, place) => {
  const { container } = await render(
    <ToolCard
      tool={tool}
      findings={[note(path)]}
      defaultExpanded={['hints', 'parameters', 'output']}
    />,
  );
  expect(facts(container)).toEqual({
    [part]: [`Note: 1 character without width (U+200B), ${place}`],
  });
});

test('tells on closed sections how many findings wait in them, and at the top what they are', async () => {
  const screen = await render(
    <ToolCard
      tool={tool}
      findings={[
        danger('/inputSchema/properties/path'),
        note('/inputSchema'),
        note('/inputSchema/properties/path'),
        note('/annotations/readOnlyHint'),
        note('/outputSchema'),
      ]}
    />,
  );
  expect(facts(screen.container)).toEqual({
    'tool-card-findings': ['Danger: 1 control character (U+001B), in parameter path'],
  });
  await expect.element(screen.getByText('3 notes: parameters, output')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: /^Parameters/ }))
    .toHaveAccessibleDescription('1 parameter, none required 1 danger, 2 notes');
  await expect
    .element(screen.getByRole('button', { name: /^Output/ }))
    .toHaveAccessibleDescription('1 field 1 note');
  await expect
    .element(screen.getByRole('button', { name: /^Untrusted hints/ }))
    .toHaveAccessibleName('Untrusted hints, 1 note: Read file (read_file)');
  const counts = screen.container.querySelectorAll('[data-toolcard="tool-card-count"]');
  expect(Array.from(counts, (count) => count.getAttribute('data-severity'))).toEqual([
    'warning',
    'danger',
    'warning',
  ]);
});

test('says why a tool is not offered before every danger and every note', async () => {
  const { container } = await render(
    <ToolCard
      tool={tool}
      findings={[note('/name'), note('/_meta/a'), danger('/inputSchema'), refusal]}
    />,
  );
  expect(facts(container)).toEqual({
    'tool-card-findings': [
      'Refused: a header without a name, in parameter path',
      'Danger: 1 control character (U+001B), in the parameters',
      'Note: 1 character without width (U+200B), in the name, in _meta',
    ],
  });
});

test('says at the header that a tool is not offered', async () => {
  const screen = await render(
    <ToolCard tool={tool} findings={[refusal]}>
      <ToolCardHeader />
    </ToolCard>,
  );
  await expect.element(screen.getByText('Not offered')).toBeVisible();
  await screen.rerender(
    <ToolCard tool={tool} findings={[danger('/name')]}>
      <ToolCardHeader />
    </ToolCard>,
  );
  expect(screen.getByText('Not offered').query()).toBeNull();
});

test('says no sentence twice while the sections are closed', async () => {
  const paths = ['/name', '/title', '/description', '/annotations', '/inputSchema', '/icons', ''];
  const { container } = await render(
    <ToolCard tool={tool} findings={paths.flatMap((path, n) => [danger(path, n + 1)])} />,
  );
  const told = Object.values(facts(container)).flat();
  expect(new Set(told).size).toBe(told.length);
});

test('tells what is about the name and the description where a host places those parts alone', async () => {
  const findings = [danger('/name'), note('/description')];
  const header = await render(
    <ToolCard tool={tool} findings={findings}>
      <ToolCardHeader />
    </ToolCard>,
  );
  expect(facts(header.container)).toEqual({
    'tool-card-header': ['Danger: 1 control character (U+001B), in the name'],
  });
  const description = await render(
    <ToolCard tool={tool} findings={findings}>
      <ToolCardDescription />
    </ToolCard>,
  );
  expect(facts(description.container)).toEqual({
    'tool-card-description': ['Note: 1 character without width (U+200B), in the description'],
  });
});

test('tells everything in one place where the host asks for that', async () => {
  const { container } = await render(
    <ToolCard tool={tool} findings={[danger('/name'), note('/inputSchema'), refusal]}>
      <ToolCardFindings all />
    </ToolCard>,
  );
  expect(facts(container)).toEqual({
    'tool-card-findings': [
      'Refused: a header without a name, in parameter path',
      'Danger: 1 control character (U+001B), in the name',
      'Note: 1 character without width (U+200B), in the parameters',
    ],
  });
});

test('loses no finding about a part that is not there', async () => {
  const bare = toolOf({ outputSchema: [] });
  const { container } = await render(<ToolCard tool={bare} findings={[note('/outputSchema')]} />);
  expect(facts(container)).toEqual({
    'tool-card-findings': ['Note: 1 character without width (U+200B), in the output'],
  });
});

test('says nothing of a tool without findings', async () => {
  const { container } = await render(<ToolCard tool={tool} />);
  expect(container.querySelector('article')?.dataset.offered).toBe('true');
  expect(
    container.querySelectorAll('[data-toolcard^="finding"], [data-toolcard="tool-card-findings"]'),
  ).toHaveLength(0);
});
