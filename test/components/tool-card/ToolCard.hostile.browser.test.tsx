import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToolCard } from '../../../src/components/tool-card/ToolCard.js';
import { entryOf } from '../../support/entryOf.js';

const refuse = (): never => {
  throw new Error('no');
};

/** An object of which nothing can be read, not even the names of its members. */
const hostile = (target: object) =>
  new Proxy(target, {
    get: refuse,
    has: refuse,
    ownKeys: refuse,
    getOwnPropertyDescriptor: refuse,
    getPrototypeOf: refuse,
  });

function revoked(target: object) {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** Forty objects that a text names 2^40 times over. */
function shared() {
  let node: object = { end: true };
  for (let depth = 0; depth < 40; depth += 1) node = { left: node, right: node };
  return node;
}

const cyclic: { self?: object } = {};
cyclic.self = cyclic;

const odd: readonly (readonly [string, () => unknown])[] = [
  ['an unreadable object', () => hostile({})],
  ['an unreadable list', () => hostile([])],
  ['a revoked object', () => revoked({})],
  ['a revoked list', () => revoked([])],
  ['a cycle', () => cyclic],
  ['shared objects', shared],
];

const places: readonly (readonly [string, (value: unknown) => object])[] = [
  ['annotations', (annotations) => ({ annotations })],
  ['a hint', (readOnlyHint) => ({ annotations: { readOnlyHint } })],
  ['another annotation', (costHint) => ({ annotations: { costHint } })],
  ['the title of annotations', (title) => ({ annotations: { title } })],
  ['execution', (execution) => ({ execution })],
  ['taskSupport', (taskSupport) => ({ execution: { taskSupport } })],
  ['the input schema', (inputSchema) => ({ inputSchema })],
  ['properties', (properties) => ({ inputSchema: { type: 'object', properties } })],
  ['a property', (path) => ({ inputSchema: { type: 'object', properties: { path } } })],
  ['required', (required) => ({ inputSchema: { type: 'object', required } })],
  ['a type', (type) => ({ inputSchema: { type } })],
  ['a union', (anyOf) => ({ inputSchema: { type: 'object', anyOf } })],
  ['a branch', (branch) => ({ inputSchema: { type: 'object', anyOf: [branch] } })],
  ['the output schema', (outputSchema) => ({ outputSchema })],
  ['the title', (title) => ({ title })],
  ['the description', (description) => ({ description })],
];

test.each(
  odd.flatMap(([kind, make]) => places.map(([place, put]) => [kind, place, make, put] as const)),
)('a closed card stands %s as %s', async (_kind, _place, make, put) => {
  const raw = { name: 'read_file', inputSchema: { type: 'object' }, ...put(make()) };
  const entry = entryOf({ id: 'workspace' }, raw);
  const { container } = await render(<ToolCard entry={entry} />);
  expect(container.querySelector('h3')?.textContent).toBe('read_file');
  expect(container.textContent?.length).toBeLessThan(4000);
});

test.each(
  odd.flatMap(([kind, make]) => places.slice(0, 4).map((place) => [kind, make, ...place] as const)),
)('opened hints stand %s', async (_kind, make, _place, put) => {
  const raw = { name: 'read_file', inputSchema: { type: 'object' }, ...put(make()) };
  const entry = entryOf({ id: 'workspace' }, raw);
  const { container } = await render(<ToolCard entry={entry} defaultExpanded={['hints']} />);
  expect(container.textContent).toContain('Does it only read?');
  expect(container.textContent?.length).toBeLessThan(4000);
});

test('reads a shared value no further than it shows it', async () => {
  let reads = 0;
  let node: object = {
    get end() {
      reads += 1;
      return true;
    },
  };
  for (let depth = 0; depth < 40; depth += 1) node = { left: node, right: node };
  const raw = {
    name: 'read_file',
    inputSchema: { type: 'object' },
    annotations: { readOnlyHint: node, costHint: node },
    execution: { taskSupport: node },
  };
  const entry = entryOf({ id: 'workspace' }, raw);
  reads = 0;
  await render(<ToolCard entry={entry} defaultExpanded={['hints']} />);
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(2000);
});
