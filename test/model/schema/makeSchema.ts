export type Schema = Record<string, unknown>;

export const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
const definitions = ['Address', 'Person', 'Unit'];

/**
 * A schema with all sorts of keywords in all sorts of company, now and then with a value that no
 * keyword takes. Every text and number in it is there once, so that it can be looked for.
 */
export function makeSchema(seed: number): Schema {
  const random = randomFrom(seed);
  let last = 1000;
  const number = () => {
    last += 1;
    return last;
  };
  const text = () => `w${number()}`;
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const some = <T>(most: number, make: () => T) =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, make);

  const node = (depth: number): unknown => {
    const fate = random();
    if (fate < 0.03) return pick([true, false, null, 'string', [], 7]);
    const schema: Schema = {};
    const below = () => node(depth + 1);
    const makers: Record<string, () => unknown> = {
      type: () => (random() < 0.3 ? some(3, () => pick(types)) : pick(types)),
      title: text,
      description: text,
      default: () => pick([text, number, () => null])(),
      enum: () => some(5, () => pick([text, number])()),
      const: text,
      examples: () => some(5, text),
      format: text,
      pattern: text,
      minimum: number,
      maximum: number,
      exclusiveMinimum: number,
      multipleOf: number,
      minLength: number,
      maxItems: number,
      uniqueItems: () => true,
      deprecated: () => true,
      'x-order': number,
      $comment: text,
      not: () => ({ type: 'null' }),
    };
    const deeper: Record<string, () => unknown> = {
      properties: () => Object.fromEntries(some(3, () => [text(), below()])),
      required: () => some(2, text),
      items: () => (random() < 0.2 ? some(2, below) : below()),
      prefixItems: () => some(2, below),
      additionalProperties: () => pick([() => false, () => true, below])(),
      anyOf: () => [...some(2, below), ...some(1, () => ({ type: 'null' }))],
      oneOf: () => some(3, below),
      allOf: () => some(2, below),
      if: below,
    };
    for (const [keyword, make] of Object.entries(makers)) {
      if (random() < 0.12) schema[keyword] = make();
    }
    for (const [keyword, make] of Object.entries(deeper)) {
      if (depth < 3 && random() < 0.15) schema[keyword] = make();
    }
    if (depth < 3 && random() < 0.1) schema.$ref = `#/$defs/${pick(definitions)}`;
    if (random() < 0.05) {
      schema[pick(Object.keys(schema)) ?? 'type'] = pick([null, {}, 'odd', 3.5, [1], true]);
    }
    return schema;
  };

  const root = node(0);
  const $defs = Object.fromEntries(definitions.map((name) => [name, node(3)]));
  return { type: 'object', ...(isObject(root) ? root : {}), $defs };
}
