import { expect, test } from 'vitest';
import { saysMore } from '../../../src/model/schema/saysMore.js';

test.each([
  ['User ID', 'user_id'],
  ['user-id', 'userId'],
  ['x', 'x'],
  ['-', '-'],
  ['', ''],
  ['y'.repeat(5000), 'y'.repeat(5000)],
])('finds nothing more in the title %j of %j', (title, name) => {
  expect(saysMore(title, name)).toBe(false);
});

test.each([
  ['a>b', 'a<b'],
  ['€', '$'],
  ['-', '+'],
  ['_', '-'],
  ['!', ''],
  ['x+', 'x'],
  ['Receiver', 'to'],
  ['A'.repeat(201), 'a'.repeat(201)],
])('finds more in the title %j of %j', (title, name) => {
  expect(saysMore(title, name)).toBe(true);
});
