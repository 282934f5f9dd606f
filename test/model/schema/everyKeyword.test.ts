import { expect, test } from 'vitest';
import { readSchemaNode } from '../../../src/model/schema/readSchemaNode.js';
import { isObject, makeSchema, type Schema } from './makeSchema.js';

interface Opened {
  /** Everything told of every place, as one text to search. */
  readonly told: string;
  readonly counted: ReadonlyMap<unknown, ReadonlySet<string>>;
}

/** Reads a schema as somebody does who opens everything. */
function openAll(root: Schema): Opened {
  const told: unknown[] = [];
  const counted = new Map<unknown, Set<string>>();
  const open = (place: unknown) => {
    const { untold, others, children, ...words } = readSchemaNode(root, place);
    told.push(words);
    for (const layer of untold) {
      counted.set(layer, new Set([...(counted.get(layer) ?? []), ...others]));
    }
    for (let index = 0; index < children.count; index += 1) {
      const child = children.at(index);
      if (child.kind === 'property') told.push([child.name, child.required ? 'required' : '']);
      if (child.kind === 'undeclared') told.push([child.name, 'required']);
      else open(child.schema);
    }
  };
  open(root);
  return { told: JSON.stringify(told), counted };
}

/** The keywords that are neither told nor counted. Knows nothing of how they are read. */
function vanished(root: Schema, { told, counted }: Opened): readonly string[] {
  const lost: string[] = [];
  const check = (schema: unknown, path: string) => {
    if (!isObject(schema)) return;
    for (const [keyword, value] of Object.entries(schema)) {
      if (counted.get(schema)?.has(keyword)) continue;
      const place = `${path}/${keyword}`;
      const expectTold = (part: unknown) => {
        if (!told.includes(JSON.stringify(part))) lost.push(`${place}: ${JSON.stringify(part)}`);
      };
      switch (keyword) {
        case 'type':
        case 'uniqueItems':
        case 'deprecated':
          break;
        case 'properties':
          for (const [name, property] of Object.entries(value as Schema)) {
            expectTold(name);
            check(property, `${place}/${name}`);
          }
          break;
        case 'required':
        case 'enum':
        case 'examples':
          for (const one of value as unknown[]) expectTold(one);
          break;
        case 'anyOf':
        case 'oneOf':
        case 'allOf':
        case 'prefixItems':
          for (const [index, branch] of (value as unknown[]).entries()) {
            check(branch, `${place}/${index}`);
          }
          break;
        case 'items':
        case 'additionalProperties':
          if (Array.isArray(value)) for (const one of value) check(one, place);
          else check(value, place);
          break;
        case '$ref':
          check((root.$defs as Schema)[String(value).slice('#/$defs/'.length)], place);
          break;
        case 'title':
        case 'description':
        case 'const':
        case 'default':
        case 'format':
        case 'pattern':
        case 'minimum':
        case 'maximum':
        case 'exclusiveMinimum':
        case 'multipleOf':
        case 'minLength':
        case 'maxItems':
          expectTold(value);
          break;
        default:
          lost.push(place);
      }
    }
  };
  check(root, '');
  return lost;
}

test('tells or counts every keyword of every opened place, in 3,000 schemas', () => {
  for (let seed = 1; seed <= 3000; seed += 1) {
    const root = makeSchema(seed);
    expect(vanished(root, openAll(root)), `seed ${seed}: ${JSON.stringify(root)}`).toEqual([]);
  }
});

test('has the means to notice a keyword that vanishes', () => {
  const root = { type: 'object', description: 'one', properties: { a: { pattern: '^x' } } };
  expect(vanished(root, { told: '["a"]', counted: new Map() })).toEqual([
    '/description: "one"',
    '/properties/a/pattern: "^x"',
  ]);
});
