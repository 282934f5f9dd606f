/** A small generator of numbers that are the same in every run. */
function seeded(seed: number) {
  let state = seed >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const nouns = ['invoice', 'parcel', 'booking', 'sensor', 'contract', 'recipe', 'berth', 'exhibit'];
const verbs = ['list', 'get', 'search', 'create', 'update', 'archive', 'delete', 'export'];
const sentences = [
  'Returns an empty list, not an error, when nothing matches.',
  'Amounts are in minor units of the given currency.',
  'Repeating the call with the same key has no further effect.',
  'Names are compared without regard to case or accents.',
  'The change takes effect at the next full hour.',
  'Only what the signed-in account may see is returned.',
];

/** Well-formed definitions of about 4 kB each; those of a shorter list begin a longer one. */
export function makeTools(count: number): object[] {
  const random = seeded(7);
  const pick = <T>(items: readonly T[]) => items[random(items.length)] as T;
  const text = (length: number) => Array.from({ length }, () => pick(sentences)).join(' ');
  const field = (n: number) => {
    const description = text(1 + random(2));
    if (n % 5 === 0) return { type: 'integer', minimum: random(9), maximum: 1000, description };
    if (n % 5 === 1) return { type: 'string', enum: [...verbs.slice(random(4))], description };
    if (n % 5 === 2) return { type: 'array', items: { type: 'string' }, maxItems: 50, description };
    if (n % 5 === 3)
      return { anyOf: [{ type: 'string', minLength: 1 }, { type: 'null' }], default: null };
    const properties = { from: { type: 'string', format: 'date' }, to: { type: 'string' } };
    return { type: 'object', properties, required: ['from'], description };
  };
  return Array.from({ length: count }, (_, index) => {
    const name = `${pick(verbs)}_${pick(nouns)}_${index}`;
    const names = Array.from({ length: 22 }, (_unused, n) => `${pick(nouns)}_${n}`);
    return {
      name,
      title: name.replaceAll('_', ' '),
      description: text(4),
      inputSchema: {
        type: 'object',
        properties: Object.fromEntries(names.map((key, n) => [key, field(n)])),
        required: names.slice(0, 3),
        additionalProperties: false,
      },
      annotations: { readOnlyHint: index % 3 === 0, openWorldHint: false },
    };
  });
}
