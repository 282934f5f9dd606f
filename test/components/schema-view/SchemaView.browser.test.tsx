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
    const more = screen.getByRole('button', { name: '392 more values of zone of Send mail' });
    expect(row(screen.container, 0)).toContain(
      'One of "z0", "z1", "z2", "z3", "z4", "z5", "z6", "z7" 392 more',
    );
    await more.click();
    await expect
      .element(screen.getByRole('button', { name: '342 more values of zone of Send mail' }))
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
    const toggle = screen.getByRole('button', { name: '1 field of deeper of Send mail' });
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
      .element(
        screen.getByRole('button', { name: 'each item of people of Send mail', exact: true }),
      )
      .toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: '1 field of Each item of people of Send mail' }))
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
    await screen.getByRole('button', { name: '1 field of left of Send mail' }).last().click();
    await expect
      .poll(
        () =>
          screen.getByRole('button', { name: '1 field of left of Send mail' }).elements().length,
      )
      .toBe(3);
  });

  test('stays open with the focus in it when an equal or an edited schema comes', async () => {
    const deeper = () => object({ b: object({ c: object({ d: {} }) }) });
    const screen = await view(object({ a: deeper(), z: {} }));
    const toggle = screen.getByRole('button', { name: '1 field of c of Send mail' });
    await toggle.click();
    const element = toggle.element();
    const edited = [
      object({ a: deeper(), z: {} }),
      object({ a: deeper(), z: {} }, { description: 'Edited.' }),
      object({ first: { type: 'string' }, a: { ...deeper(), title: 'Edited' } }),
      object({ a: { $ref: '#/$defs/A' } }, { $defs: { A: deeper() } }),
    ];
    for (const schema of edited) {
      await screen.rerender(<SchemaView schema={schema} label="Send mail" />);
      await expect.element(screen.getByText('d', { exact: true })).toBeVisible();
      expect(document.activeElement).toBe(element);
    }
    await screen.rerender(<SchemaView schema={object({ b: {} })} label="Send mail" />);
    await expect.element(screen.getByText('d', { exact: true })).not.toBeInTheDocument();
  });

  test('keeps the focus when the last rows and values are shown, and can show fewer again', async () => {
    const names = Array.from({ length: 60 }, (_, n) => `n${n}`);
    const screen = await view(
      object({ ...Object.fromEntries(names.map((one) => [one, {}])), a: { enum: names } }),
    );
    (
      screen.getByRole('button', { name: 'Show 11 more of Send mail' }).element() as HTMLElement
    ).focus();
    await userEvent.keyboard('{Enter}');
    const fewer = screen.getByRole('button', { name: 'Show fewer of Send mail' });
    await expect.element(fewer).toHaveFocus();
    expect(rows(screen.container)).toHaveLength(61);
    (
      screen
        .getByRole('button', { name: '52 more values of a of Send mail' })
        .element() as HTMLElement
    ).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    const fewerValues = screen.getByRole('button', { name: 'Show fewer values of a of Send mail' });
    await expect.element(fewerValues).toHaveFocus();
    await fewerValues.click();
    await expect
      .element(screen.getByRole('button', { name: '52 more values of a of Send mail' }))
      .toHaveFocus();
    await fewer.click();
    expect(rows(screen.container)).toHaveLength(50);
  });
});

describe('shapes', () => {
  const properties = { a: { type: 'string' }, b: { type: 'string' } };
  const branches = [{ required: ['a'] }, { required: ['b'] }];

  test.each([
    ['oneOf', 'One of 2 shapes:', 'Shape 1'],
    ['anyOf', 'Any of 2 shapes:', 'Shape 1'],
    ['allOf', 'All of 2 parts together:', 'Part 1'],
  ])(
    'of a root with %s say how they go together, and what they require',
    async (of, lead, first) => {
      const { container } = await view({ type: 'object', [of]: branches, properties });
      const list = container.querySelector('[data-toolcard="schema-rows"]');
      expect(Array.from(list?.children ?? [], (one) => one.textContent?.trim())).toEqual([
        expect.stringMatching(/^a string/),
        expect.stringMatching(/^b string/),
        lead,
        expect.stringMatching(new RegExp(`^${first} object +1 field *a +required$`)),
        expect.stringMatching(/2 object +1 field *b +required$/),
      ]);
    },
  );

  test('that the type has told are not told twice', async () => {
    const place = { oneOf: [object({ x: {} }), object({ y: {} })] };
    const { container } = await view(object({ place }));
    expect(row(container, 0)).toMatch(/^place one of 2 shapes +2 shapes *Shape 1/);
    expect(container.querySelector('[data-toolcard="schema-lead"]')).toBeNull();
  });

  test('say "not described" of what is described neither in them nor around them', async () => {
    const { container } = await view({
      type: 'object',
      properties,
      oneOf: [{ required: ['a', 'ghost'] }, { anyOf: [{ required: ['b'] }, { required: ['c'] }] }],
    });
    const words = Array.from(rows(container), (one) => one.textContent ?? '');
    expect(words.filter((one) => /^(ghost|c) not described required/.test(one))).toHaveLength(2);
    expect(words.filter((one) => /^[ab] +required/.test(one))).toHaveLength(2);
  });

  test('that stand together are parts, on the button too', async () => {
    const all = { allOf: [object({ x: {} }), object({ y: {} })] };
    const screen = await view(object({ all }));
    await expect
      .element(screen.getByRole('button', { name: '2 parts of all of Send mail' }))
      .toHaveTextContent('2 parts');
  });
});

describe('titles', () => {
  test('are all shown that say more, and the one of the root too', async () => {
    const { container } = await view({
      ...object({
        to: { $ref: '#/$defs/P', title: 'Receiver' },
        'a<b': { title: 'a>b' },
        $: { title: '€' },
      }),
      title: 'Everything for a letter',
      $defs: { P: { type: 'string', title: 'Person' } },
    });
    expect(container.textContent).toContain('3 parameters, none requiredEverything for a letter');
    expect(row(container, 0)).toMatch(/^to Receiver Person P \(string\)/);
    expect(row(container, 1)).toMatch(/^a<b a>b any value/);
    expect(row(container, 2)).toMatch(/^\$ € any value/);
  });
});

describe('type words', () => {
  test.each<[unknown, string]>([
    [{ type: ['array', 'null'], items: { enum: ['a', 'b'] } }, 'list of ("a" or "b") or null'],
    [{ type: ['array', 'null'], items: { enum: ['a'] } }, 'list of "a" or null'],
    [{ type: 'array', items: { type: ['string', 'null'] } }, 'list of (string or null)'],
    [
      { type: ['object', 'null'], additionalProperties: { type: 'string' } },
      '(any names, each string) or null',
    ],
    [{ type: 'array', items: { $ref: '#here' } }, 'list of (points to #here, not looked up here)'],
    [{ $ref: '#here' }, 'points to #here, not looked up here'],
    [{ $ref: 'part.json' }, 'points to part.json, not looked up here'],
    [{ $ref: 'https://example.com/x' }, 'points to https://example.com/x, not looked up here'],
    [{ $ref: '#/$defs/gone' }, 'points to #/$defs/gone, which this schema does not contain'],
    [{ anyOf: [{ type: ['string', 'null'] }, { type: 'null' }] }, 'string or null'],
    [{ anyOf: [{ enum: ['a', null] }, { type: 'null' }] }, '"a" or null'],
  ])('of %j are %s', async (schema, words) => {
    const { container } = await view(object({ p: schema }));
    expect(
      container.querySelector('[data-toolcard="schema-row"] [data-toolcard="schema-type"]')
        ?.textContent,
    ).toBe(words);
  });

  test('tell further items from all items', async () => {
    const { container } = await view(
      object({
        p: { type: 'array', prefixItems: [{ type: 'string' }], items: { type: 'number' } },
      }),
    );
    expect(row(container, 1)).toMatch(/^Item 1 string/);
    expect(row(container, 2)).toMatch(/^Each further item number/);
  });

  test.each<[object, string]>([
    [{ maximum: 0.1234567890123456 }, 'At most 0.1234567890123456'],
    [{ maximum: Number('12345678901234567890') }, 'At most 12345678901234567000'],
    [{ maximum: 1e21 }, 'At most 1e+21'],
    [{ maximum: 9007199254740991 }, 'At most 9,007,199,254,740,991'],
    [{ multipleOf: 1e-13 }, 'Steps of 1e-13'],
    [{ minimum: -12345.5 }, 'At least -12,345.5'],
    [{ minLength: 1e21 }, 'At least 1e+21 characters'],
  ])('of %j round no number: %s', async (rule, words) => {
    const { container } = await view(object({ p: rule }));
    expect(container.querySelector('[data-toolcard="schema-rule"]')?.textContent).toBe(words);
  });
});

describe('accessible names', () => {
  test('contain the tool, and whether it is of its output', async () => {
    const schema = object({
      addr: object({
        city: { enum: Array.from({ length: 9 }, (_, n) => n), 'x-a': 1, default: 'd'.repeat(300) },
      }),
      t: { description: 'w '.repeat(400) },
    });
    const names = async (root: 'input' | 'output') => {
      const { container, unmount } = await view(schema, { root });
      const found = Array.from(container.querySelectorAll('button'), (one) => [
        one.textContent,
        one.getAttribute('aria-label'),
      ]);
      await unmount();
      return found;
    };
    expect(await names('input')).toEqual([
      ['1 field', '1 field of addr of Send mail'],
      ['1 more', '1 more values of city of Send mail'],
      ['… 206 more characters …', '… 206 more characters …: city of Send mail'],
      ['1 other keyword', '1 other keyword of city of Send mail'],
      ['… 577 more characters …', '… 577 more characters …: Description of t of Send mail'],
    ]);
    expect((await names('output'))[0]?.[1]).toBe('1 field of addr of the output of Send mail');
  });

  test('hold nothing of a label or name that an attribute cannot carry', async () => {
    const { container } = await view(object({ 'x\u202E\uD83D\u0007': object({ y: {} }) }), {
      label: 'half \uDE00 \u202Eback\0',
    });
    expect(container.querySelector('button')?.getAttribute('aria-label')).toBe(
      '1 field of x[U+202E][U+D83D][U+0007] of half [U+DE00] [U+202E]back[U+0000]',
    );
  });
});

describe('other keywords', () => {
  test('are counted, named, and open as they were sent', async () => {
    const screen = await view(object({ a: { type: 'string', 'x-order': 1, not: { const: 'b' } } }));
    const chip = screen.getByRole('button', { name: '2 other keywords of a of Send mail' });
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
    await screen.getByRole('button', { name: '1 other keyword of a of Send mail' }).click();
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
    ['none, by their number', { type: 'object', maxProperties: 0 }, 'Takes no parameters.'],
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

test('costs nothing noticeable with values of any size, and never throws', async () => {
  let shared: unknown = 'leaf';
  for (let level = 0; level < 40; level += 1) shared = [shared, shared];
  const long = Array(300_000).fill('v');
  const refuse = () => {
    throw new Error('no');
  };
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  const closed = new Proxy({}, { ownKeys: refuse, get: refuse, getOwnPropertyDescriptor: refuse });
  const values = [shared, long, proxy, closed];
  const { container } = await view(
    object(
      Object.fromEntries(
        values.flatMap((value, at) => [
          [`default${at}`, { default: value }],
          [`const${at}`, { const: value }],
          [`enum${at}`, { enum: [value, 1] }],
          [`as${at}`, value],
          [`list${at}`, { enum: value, type: value, required: value, anyOf: value }],
        ]),
      ),
    ),
  );
  expect(rows(container).length).toBeGreaterThanOrEqual(20);
  expect(container.innerHTML.length).toBeLessThan(100_000);
});

test.each(['ltr', 'rtl'] as const)(
  'sets long rules on lines of their own, from the start of the page, in %s',
  async (dir) => {
    const { container } = await render(
      <div dir={dir} style={{ inlineSize: 900 }}>
        <SchemaView
          label="Share"
          schema={object({
            to: {
              format: 'email',
              pattern: `^${'[a-z]'.repeat(12)}$`,
              minLength: 3,
              deprecated: true,
              description: 'Who may read it.',
            },
            of: object({ a: {}, b: {} }),
          })}
        />
      </div>,
    );
    const boxes = Array.from(
      container.querySelectorAll('[data-toolcard="schema-row"] [data-toolcard="schema-rule"]'),
      (rule) => ({ words: rule.textContent, box: rule.getBoundingClientRect() }),
    );
    expect(boxes.map(({ words }) => words?.slice(0, 9))).toEqual([
      'Email add',
      'Matches ^',
      'At least ',
      'Deprecate',
    ]);
    const [email, pattern, length, deprecated] = boxes.map(({ box }) => box);
    expect(pattern?.height).toBeLessThan(40);
    expect(pattern?.top).toBeGreaterThanOrEqual(email?.bottom ?? 0);
    expect(length?.top).toBeGreaterThanOrEqual(pattern?.bottom ?? 0);
    expect(deprecated?.top).toBe(length?.top);
    const start = (one: Element | DOMRect | undefined) => {
      const box = one instanceof Element ? one.getBoundingClientRect() : one;
      return Math.round((dir === 'rtl' ? box?.right : box?.left) ?? 0);
    };
    const edge = start(container.querySelector('[data-toolcard="schema-rows"]') ?? undefined);
    const description = container.querySelector('[data-toolcard="schema-description"]');
    expect([email, pattern, length, description ?? undefined].map(start)).toEqual(
      Array(4).fill(edge),
    );
    const toggle = container.querySelector('[data-toolcard="schema-toggle"]') as Element;
    expect(getComputedStyle(toggle).unicodeBidi).toBe('plaintext');
  },
);
