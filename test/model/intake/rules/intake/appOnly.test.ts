import { expect, test } from 'vitest';
import { found } from './found.js';

const apps = { extensions: ['io.modelcontextprotocol/tasks', 'io.modelcontextprotocol/ui'] };
const seen = (visibility: unknown, options = apps) =>
  found('intake.app-only', { _meta: { ui: { visibility } } }, {}, options);

test.each([[[]], [['app']], [['Model']], [['app', 'models']], [[['model']]]])(
  '%j is not for the model',
  (visibility) => {
    expect(seen(visibility)).toEqual([['/_meta/ui/visibility', {}]]);
  },
);

test.each([[['model']], [['app', 'model']], ['app'], [null], [{}], [undefined]])(
  '%j keeps it from nobody',
  (visibility) => {
    expect(seen(visibility)).toEqual([]);
  },
);

test('it is a tool like all where the host has no apps', () => {
  expect(seen(['app'], { extensions: ['io.modelcontextprotocol/tasks'] })).toEqual([]);
  expect(found('intake.app-only', { _meta: { ui: { visibility: [] } } })).toEqual([]);
});

test('metadata of another form says nothing', () => {
  expect(found('intake.app-only', { _meta: ['ui'] }, {}, apps)).toEqual([]);
  expect(found('intake.app-only', { _meta: { ui: ['app'] } }, {}, apps)).toEqual([]);
});
