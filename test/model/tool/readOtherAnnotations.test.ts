import { expect, test } from 'vitest';
import { readOtherAnnotations } from '../../../src/model/tool/readOtherAnnotations.js';

test('lists what is none of the four hints, in the order of the server', () => {
  const annotations = { costHint: 3, readOnlyHint: true, audience: ['user'], openWorldHint: 'no' };
  expect(readOtherAnnotations({ annotations })).toEqual([
    ['costHint', 3],
    ['audience', ['user']],
  ]);
  expect(readOtherAnnotations({ annotations: null })).toEqual([]);
});

test('lists a title only where it is not the one that is shown', () => {
  const annotations = { title: 'Read a file' };
  expect(readOtherAnnotations({ annotations })).toEqual([]);
  expect(readOtherAnnotations({ annotations, title: null })).toEqual([]);
  expect(readOtherAnnotations({ annotations, title: 'Read a file' })).toEqual([]);
  expect(readOtherAnnotations({ annotations, title: 'Read' })).toEqual([['title', 'Read a file']]);
  expect(readOtherAnnotations({ annotations: { title: 7 } })).toEqual([['title', 7]]);
});

test('lists a member of any name', () => {
  const annotations = JSON.parse('{"__proto__": 1, "constructor": 2}');
  expect(readOtherAnnotations({ annotations })).toEqual([
    ['__proto__', 1],
    ['constructor', 2],
  ]);
});
