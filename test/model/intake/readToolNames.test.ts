import { expect, test } from 'vitest';
import { readToolNames } from '../../../src/model/intake/readToolNames.js';
import { toolOf } from '../../support/toolOf.js';

const namesOf = (definition: Record<string, unknown>) =>
  readToolNames({ tool: toolOf(definition), raw: definition });
const refused = (raw: unknown) => readToolNames({ tool: null, raw });

test('takes the title, then the title of the annotations, then the name', () => {
  const annotations = { title: 'Read a file' };
  expect(namesOf({ name: 'read', title: 'Read file', annotations }).display).toBe('Read file');
  expect(namesOf({ name: 'read', annotations }).display).toBe('Read a file');
  expect(namesOf({ name: 'read' }).display).toBe('read');
});

test('passes over a title with nothing visible in it', () => {
  expect(namesOf({ name: 'read', title: ' \u200b', annotations: { title: '' } })).toEqual({
    display: 'read',
    name: 'read',
    titled: false,
  });
});

test('tells a title apart from a name by any difference', () => {
  expect(namesOf({ name: 'read', title: 'Read' }).titled).toBe(true);
  expect(namesOf({ name: 'read', title: 'read' }).titled).toBe(false);
});

test('shows nothing for a name that nobody can see, and keeps it as it is', () => {
  expect(namesOf({ name: '' })).toEqual({ display: null, name: '', titled: false });
  expect(namesOf({ name: '\u3164' })).toEqual({ display: null, name: '\u3164', titled: false });
  expect(namesOf({ name: '', title: 'Read' })).toEqual({
    display: 'Read',
    name: '',
    titled: false,
  });
});

test('reads what it can of a refused definition', () => {
  expect(refused({ name: 'read', title: 'Read' })).toEqual({
    display: 'Read',
    name: 'read',
    titled: true,
  });
  expect(refused({ name: 7, annotations: { title: 'Read' } })).toEqual({
    display: 'Read',
    name: null,
    titled: false,
  });
  const nothing = { display: null, name: null, titled: false };
  for (const raw of [null, 42, 'read', ['read'], {}, undefined])
    expect(refused(raw)).toEqual(nothing);
});

test('survives a definition that throws when read', () => {
  const raw = {
    get name(): string {
      throw new Error('no');
    },
  };
  expect(refused(raw)).toEqual({ display: null, name: null, titled: false });
});
