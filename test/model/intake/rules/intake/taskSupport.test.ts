import { expect, test } from 'vitest';
import { revisions } from '../../cases/IntakeCase.js';
import { found } from './found.js';

const required = { execution: { taskSupport: 'required' } };
const both = (server?: boolean, host?: boolean, protocolVersion = '2025-11-25') =>
  found(
    'intake.task-support',
    required,
    { protocolVersion, ...(server !== undefined && { tasks: server }) },
    host === undefined ? {} : { tasks: host },
  );
const path = '/execution/taskSupport';

test('each side that runs no tasks is told', () => {
  expect(both(true, true)).toEqual([]);
  expect(both(true, false)).toEqual([[path, { who: 'host' }]]);
  expect(both(false, true)).toEqual([[path, { who: 'server' }]]);
  expect(both(false, false)).toEqual([
    [path, { who: 'host' }],
    [path, { who: 'server' }],
  ]);
});

test('a side of which nothing is known runs none', () => {
  expect(both()).toEqual([
    [path, { who: 'host' }],
    [path, { who: 'server' }],
  ]);
});

test.each(revisions)('only 2025-11-25 has tasks of a tool, and not %s', (revision) => {
  expect(both(false, true, revision)).toHaveLength(revision === '2025-11-25' ? 1 : 0);
});

test.each(['optional', 'forbidden', 'Required', true])('%j asks for no task', (taskSupport) => {
  const server = { protocolVersion: '2025-11-25' };
  expect(found('intake.task-support', { execution: { taskSupport } }, server)).toEqual([]);
});

test('what is no object asks for none', () => {
  const server = { protocolVersion: '2025-11-25' };
  expect(found('intake.task-support', { execution: ['required'] }, server)).toEqual([]);
  expect(found('intake.task-support', {}, server)).toEqual([]);
});
