import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToolCard } from '../../../src/components/tool-card/ToolCard.js';
import type { JsonObject } from '../../../src/model/JsonObject.js';
import { toolOf } from '../../support/toolOf.js';

const wordsOf = (container: Element, part: string) =>
  container.querySelector(`[data-toolcard="${part}"]`)?.textContent ?? null;

test.each<[string, string | null, JsonObject]>([
  ['Takes no parameters', 'Takes no parameters.', { additionalProperties: false }],
  ['Declares no parameters; accepts any', 'Declares no parameters; accepts any.', {}],
  [
    'Declares no parameters; accepts any',
    'Declares no parameters; accepts any.',
    { properties: {}, additionalProperties: true },
  ],
  ['Names no parameters', 'Names no parameters.', { 'x-parameters': ['a'] }],
  ['Not listed by name', 'Names no parameters.', { propertyNames: { enum: ['a'] } }],
  [
    'Not listed by name',
    'Takes any names, each string',
    { additionalProperties: { type: 'string' } },
  ],
  ['2 parameters, 2 required', null, { required: ['a', 'b'] }],
  [
    '3 parameters, 3 required',
    null,
    { properties: { a: { type: 'string' } }, required: ['a', 'b', 'c'] },
  ],
  [
    'At least 1 parameter',
    null,
    { properties: { a: {} }, allOf: [{ required: ['b'] }, { properties: { c: {} } }] },
  ],
  [
    'At least 2 parameters, at least 1 required',
    null,
    { properties: { a: {}, b: {} }, required: ['a'], patternProperties: { '^x-': {} } },
  ],
])(
  'says "%s" of closed parameters, and nothing else when they are opened',
  async (closed, opened, rules) => {
    const tool = toolOf({ inputSchema: { type: 'object', ...rules } });
    const { container, rerender } = await render(<ToolCard tool={tool} expanded={[]} />);
    expect(wordsOf(container, 'tool-card-summary')).toBe(closed);
    await rerender(<ToolCard tool={tool} expanded={['parameters']} />);
    expect(wordsOf(container, 'schema-head')).toBe(opened);
  },
);

test.each<[string | null, JsonObject]>([
  ['1 field', { properties: { a: {} } }],
  ['At least 1 field', { properties: { a: {} }, patternProperties: { '^x-': {} } }],
  [null, {}],
  [null, { additionalProperties: { type: 'string' } }],
])('says "%s" of a closed output', async (words, outputSchema) => {
  const { container } = await render(<ToolCard tool={toolOf({ outputSchema })} />);
  const output = container.querySelector('[data-toolcard="tool-card-output"]') as Element;
  expect(wordsOf(output, 'tool-card-summary')).toBe(words);
});
