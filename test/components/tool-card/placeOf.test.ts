import { expect, test } from 'vitest';
import { placeOf } from '../../../src/components/tool-card/placeOf.js';

test.each([
  ['', 'tool'],
  ['/name', 'name'],
  ['/title', 'title'],
  ['/annotations/title', 'title'],
  ['/annotations', 'hints'],
  ['/annotations/readOnlyHint', 'hints'],
  ['/annotations/title/x', 'hints'],
  ['/description', 'description'],
  ['/inputSchema', 'schema'],
  ['/inputSchema/properties/name', 'schema'],
  ['/outputSchema/properties/a', 'output'],
  ['/icons/0/src', 'icons'],
  ['/execution/taskSupport', 'tool'],
  ['/_meta/name', 'tool'],
  ['/names', 'tool'],
  ['/constructor', 'tool'],
  ['/inputSchema~1properties', 'tool'],
])('a finding at "%s" is about the %s', (path, place) => {
  expect(placeOf({ path })).toBe(place);
});
