import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles.css';
import {
  SchemaView,
  type SchemaViewProps,
} from '../../../src/components/schema-view/SchemaView.js';

const view = (schema: unknown, props?: Partial<SchemaViewProps>) =>
  render(<SchemaView schema={schema} label="Send mail" {...props} />);
const rows = (container: Element) => container.querySelectorAll('li[data-toolcard="schema-row"]');
const row = (container: Element, index: number) => rows(container)[index]?.textContent;
const object = (properties: Record<string, unknown>, more = {}) => ({
  type: 'object',
  properties,
  ...more,
});

describe('a row', () => {
  test('has the wire name, the title, the type, whether it is required, and the description', async () => {
    const { container } = await view(
      object(
        { to_id: { type: 'string', title: 'Receiver', description: ' Whom to write to. ' } },
        {
          required: ['to_id'],
        },
      ),
    );
    expect(row(container, 0)).toMatch(/^to_id Receiver string required *Whom to write to\.$/);
    const name = container.querySelector('code[data-toolcard="schema-name"] > bdi');
    expect(name?.textContent).toBe('to_id');
  });

  test('leaves out a title that says the same as the name', async () => {
    const { container } = await view(object({ user_id: { type: 'string', title: 'User ID' } }));
    expect(row(container, 0)).toMatch(/^user_id string *$/);
  });

  test('has the allowed values, eight at first and the others on request', async () => {
    const zones = Array.from({ length: 400 }, (_, zone) => `z${zone}`);
    const screen = await view(object({ zone: { type: 'string', enum: zones } }));
    const more = screen.getByRole('button', { name: '392 more values of zone' });
    expect(row(screen.container, 0)).toContain(
      'One of "z0", "z1", "z2", "z3", "z4", "z5", "z6", "z7" 392 more',
    );
    await more.click();
    await expect
      .element(screen.getByRole('button', { name: '342 more values of zone' }))
      .toBeVisible();
    expect(row(screen.container, 0)).toContain('"z57"');
  });

  test.each([
    [null, 'null'],
    [false, 'false'],
    [0, '0'],
    ['', '""'],
    [[], '[]'],
    [' ', '" "'],
    [{ a: [1] }, '{"a":[1]}'],
  ])('has the default %j', async (value, words) => {
    const { container } = await view(object({ a: { default: value } }));
    expect(row(container, 0)).toContain(`Default ${words}`);
  });

  test('has its rules in words, and a pattern as code that is not run', async () => {
    const { container } = await view(
      object({
        n: { type: 'integer', minimum: 1, maximum: 10_000 },
        s: { type: 'string', minLength: 1, maxLength: 64, pattern: '(a+)+$', format: 'date-time' },
        l: {
          type: 'array',
          items: { type: 'string' },
          minItems: 4,
          maxItems: 4,
          uniqueItems: true,
        },
        o: { type: 'number', exclusiveMinimum: 0, multipleOf: 0.01 },
      }),
    );
    expect(row(container, 0)).toContain('From 1 to 10,000');
    expect(row(container, 1)).toMatch(/Date and time.*Matches \(a\+\)\+\$.*1 to 64 characters/);
    expect(row(container, 2)).toMatch(/list of string.*Exactly 4 items.*All different/);
    expect(row(container, 3)).toMatch(/Above 0.*Steps of 0\.01/);
  });

  test('stands for a name that is required and nowhere described', async () => {
    const { container } = await view(object({}, { required: ['ghost'] }));
    expect(row(container, 0)).toMatch(/^ghost not described required/);
  });

  test('shows a name with nothing visible in it as a quoted text', async () => {
    const { container } = await view(object({ '': {}, ' ': {} }));
    expect(row(container, 0)).toMatch(/^"" any value/);
    expect(row(container, 1)).toMatch(/^" " any value/);
  });

  test('shows markup in every place as text', async () => {
    const bad = '<img src=x>';
    const { container } = await view(
      object({
        [bad]: { title: `${bad}1`, description: bad, enum: [bad, 2, 3, 4], default: bad, [bad]: 1 },
      }),
    );
    expect(container.querySelector('img')).toBeNull();
    expect(row(container, 0)?.split(bad)).toHaveLength(7);
  });
});

describe('what is inside', () => {
  const nested = object({
    filter: {
      type: 'object',
      properties: { deep: object({ deeper: object({ deepest: object({ end: {} }) }) }) },
    },
    people: { type: 'array', items: object({ name: { type: 'string' } }) },
  });

  test('is open at first down to the third level, and opens in place by keyboard', async () => {
    const screen = await view(nested);
    expect(screen.getByText('deeper', { exact: true }).query()).not.toBeNull();
    expect(screen.getByText('deepest', { exact: true }).query()).toBeNull();
    const toggle = screen.getByRole('button', { name: '1 field of deeper' });
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    (toggle.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('deepest', { exact: true })).toBeVisible();
    const list = document.getElementById(toggle.element().getAttribute('aria-controls') ?? '');
    expect(list?.textContent).toContain('deepest');
    await userEvent.keyboard(' ');
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('is each item of a list, by a button that names the parameter', async () => {
    const screen = await view(nested);
    await expect
      .element(screen.getByRole('button', { name: 'each item of people', exact: true }))
      .toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: '1 field of Each item of people' }))
      .toBeVisible();
  });

  test('opens no more than forty rows at first', async () => {
    const wide = () =>
      object(Object.fromEntries(Array.from({ length: 15 }, (_, n) => [`p${n}`, {}])));
    const { container } = await view(object({ a: wide(), b: wide(), c: wide() }));
    expect(rows(container)).toHaveLength(33);
  });

  test('comes in pages of fifty', async () => {
    const schema = object(Object.fromEntries(Array.from({ length: 120 }, (_, n) => [`p${n}`, {}])));
    const screen = await view(schema);
    expect(rows(screen.container)).toHaveLength(50);
    await screen.getByRole('button', { name: 'Show 50 more of 70 of Send mail' }).click();
    await screen.getByRole('button', { name: 'Show 20 more of Send mail' }).click();
    await expect.poll(() => rows(screen.container).length).toBe(120);
  });

  test('is never more than two thousand rows, and then says so', async () => {
    const page = () =>
      object(Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`p${n}`, {}])));
    const schema = object(
      Object.fromEntries(Array.from({ length: 45 }, (_, n) => [`g${n}`, page()])),
    );
    const screen = await view(schema);
    const toggles = screen.container.querySelectorAll<HTMLElement>(
      '[data-toolcard="schema-toggle"]',
    );
    for (const toggle of toggles) {
      toggle.click();
      await Promise.resolve();
    }
    await expect.element(screen.getByText(/Two thousand rows are open/).first()).toBeVisible();
    expect(rows(screen.container).length).toBeLessThanOrEqual(2000);
  });

  test('follows a reference where it is opened, and a circle as often as it is opened', async () => {
    const schema = object(
      { tree: { $ref: '#/$defs/Node' } },
      { $defs: { Node: object({ left: { $ref: '#/$defs/Node' } }) } },
    );
    const screen = await view(schema);
    expect(row(screen.container, 0)).toMatch(/^tree Node/);
    await screen.getByRole('button', { name: '1 field of left' }).last().click();
    await expect
      .poll(() => screen.getByRole('button', { name: '1 field of left' }).elements().length)
      .toBe(3);
  });

  test('closes with another schema, and stays with the same one', async () => {
    const schema = object({ a: object({ b: object({ c: object({ d: {} }) }) }) });
    const screen = await view(schema);
    await screen.getByRole('button', { name: '1 field of c' }).click();
    await screen.rerender(<SchemaView schema={schema} label="Send mail" className="x" />);
    await expect.element(screen.getByText('d', { exact: true })).toBeVisible();
    await screen.rerender(<SchemaView schema={structuredClone(schema)} label="Send mail" />);
    await expect.element(screen.getByText('d', { exact: true })).not.toBeInTheDocument();
  });
});

describe('other keywords', () => {
  test('are counted, named, and open as they were sent', async () => {
    const screen = await view(object({ a: { type: 'string', 'x-order': 1, not: { const: 'b' } } }));
    const chip = screen.getByRole('button', { name: '2 other keywords of a' });
    expect(row(screen.container, 0)).toContain('2 other keywords x-order, not');
    await chip.click();
    await expect
      .element(screen.getByRole('tree', { name: 'Raw schema: a of Send mail' }))
      .toBeVisible();
    await expect.element(screen.getByText('"not":')).toBeVisible();
  });

  test('of a definition open the definition', async () => {
    const screen = await view(
      object(
        { a: { $ref: '#/$defs/A' } },
        { $defs: { A: { type: 'string', contentEncoding: 'base64' } } },
      ),
    );
    await screen.getByRole('button', { name: '1 other keyword of a' }).click();
    await expect.element(screen.getByText('"contentEncoding":')).toBeVisible();
  });
});

describe('the head', () => {
  test.each<[string, unknown, string]>([
    [
      'the number of parameters',
      object({ a: {}, b: {} }, { required: ['a'] }),
      '2 parameters, 1 required',
    ],
    ['one parameter', object({ a: {} }), '1 parameter, none required'],
    ['none', { type: 'object', additionalProperties: false }, 'Takes no parameters.'],
    ['none, and any', { type: 'object' }, 'Declares no parameters; accepts any.'],
    ['none, and any, of {}', {}, 'Declares no parameters; accepts any.'],
    ['none, and any, of true', true, 'Declares no parameters; accepts any.'],
    [
      'parameters that are not named',
      { type: 'object', patternProperties: {} },
      'Names no parameters.',
    ],
    ['an empty list of properties', { type: 'object', properties: [] }, 'Names no parameters.'],
    ['another type', { type: 'string' }, 'Takes string'],
    ['null', null, 'The server sent no schema here, but null'],
    ['undefined', undefined, 'The server sent no schema here, but "[undefined]"'],
    ['a string', 'x', 'The server sent no schema here, but "x"'],
    ['a list', [], 'The server sent no schema here, but []'],
    ['false', false, 'Takes no value at all: it must not be sent'],
  ])('tells %s', async (_, schema, words) => {
    const { container } = await view(schema);
    expect(container.querySelector('p')?.textContent?.trim()).toBe(words);
  });

  test('tells what comes back, whatever its type', async () => {
    const list = await view({ type: 'array', items: { type: 'integer' } }, { root: 'output' });
    expect(list.container.textContent).toBe('Returns list of integer');
    const fields = await view(object({ id: {} }, { required: ['id'] }), { root: 'output' });
    expect(fields.container.querySelector('p')?.textContent).toBe(
      'Returns object: 1 field, 1 required',
    );
  });

  test('leaves the number to the host where asked', async () => {
    const { container } = await view(object({ a: {} }), { summary: false });
    expect(container.querySelector('p')).toBeNull();
  });
});

describe('a hostile schema', () => {
  const deep = () => {
    let schema: object = { type: 'string' };
    for (let level = 0; level < 10_000; level += 1) schema = object({ a: schema });
    return schema;
  };
  const wide = () =>
    object(Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`p${n}`, {}])));

  test.each<[string, unknown, number]>([
    ['of 10,000 levels', deep(), 3],
    ['of 100,000 properties', wide(), 50],
    ['of 100,000 values', object({ a: { enum: Array(100_000).fill('v') } }), 1],
    ['of 100,000 types', object({ a: { type: Array(100_000).fill('string') } }), 1],
    [
      'of 100,000 shapes',
      object({ a: { anyOf: Array(100_000).fill({ type: 'object', title: 't' }) } }),
      1,
    ],
    [
      'that asks for 1e308 items',
      object({ a: { type: 'array', minItems: 1e308, items: { minLength: 9e99 } } }),
      2,
    ],
  ])('%s mounts a handful of rows and no more', async (_, schema, count) => {
    const { container } = await view(schema);
    expect(rows(container)).toHaveLength(count);
    expect(container.querySelectorAll('*').length).toBeLessThan(1000);
  });

  test('of malformed parts says something true of each', async () => {
    const { container } = await view({
      type: 'object',
      required: 'a',
      properties: {
        a: 'string',
        b: null,
        c: { type: 'strnig' },
        d: { type: [] },
        e: ['x'],
        f: false,
      },
    });
    expect(Array.from(rows(container), (one) => one.textContent?.trim())).toEqual([
      'a not a schema: "string"',
      'b not a schema: null',
      'c strnig (not a JSON Schema type)',
      expect.stringMatching(/^d type not stated *1 other keyword type/),
      'e not a schema: ["x"]',
      'f no value at all: it must not be sent',
    ]);
    expect(container.textContent).not.toContain('[object Object]');
  });

  test('opens to the sixty-fourth level and sends on to the raw schema', async () => {
    const screen = await view(deep());
    for (let level = 3; level < 64; level += 1) {
      const toggles = screen.container.querySelectorAll<HTMLElement>('[aria-expanded="false"]');
      toggles[0]?.click();
      await expect.poll(() => rows(screen.container).length).toBe(level + 1);
    }
    await expect
      .element(screen.getByText('Deeper levels are in the raw schema only.'))
      .toBeVisible();
    expect(screen.container.scrollWidth).toBeLessThanOrEqual(screen.container.clientWidth);
  });
});

test('passes on props, and gives its element to the ref', async () => {
  let element: HTMLDivElement | null = null;
  const { container } = await view(true, {
    id: 'mine',
    className: 'wide',
    ref: (it) => {
      element = it;
    },
  });
  expect(element).toBe(container.querySelector('div#mine.wide'));
});
