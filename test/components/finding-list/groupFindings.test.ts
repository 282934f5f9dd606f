import { expect, test } from 'vitest';
import { groupFindings } from '../../../src/components/finding-list/groupFindings.js';
import type { Finding } from '../../../src/model/intake/Finding.js';

const blank = (path: string, params: Finding['params'] = { count: 1 }): Finding => ({
  code: 'text.blank',
  severity: 'warning',
  path,
  params,
});

test('puts the most severe first, and keeps the order given among equals', () => {
  const of = (code: Finding['code'], severity: Finding['severity']): Finding => ({
    code,
    severity,
    path: '',
    params: {},
  });
  const groups = groupFindings([
    of('text.padding', 'warning'),
    of('text.tags', 'danger'),
    of('intake.name-type', 'reject'),
    of('text.blank', 'warning'),
    of('icon.scheme', 'danger'),
  ]);
  expect(groups.map(({ code }) => code)).toEqual([
    'intake.name-type',
    'text.tags',
    'icon.scheme',
    'text.padding',
    'text.blank',
  ]);
});

test('makes one group of a code, and one line of places whose words are the same', () => {
  const groups = groupFindings([blank('/name'), blank('/title', { count: 2 }), blank('/icons')]);
  expect(groups).toEqual([
    {
      code: 'text.blank',
      severity: 'warning',
      more: 0,
      lines: [
        { params: { count: 1 }, paths: ['/name', '/icons'] },
        { params: { count: 2 }, paths: ['/title'] },
      ],
    },
  ]);
});

test('keeps one code apart by its severity', () => {
  const groups = groupFindings([blank('/name'), { ...blank('/title'), severity: 'danger' }]);
  expect(groups.map(({ severity }) => severity)).toEqual(['danger', 'warning']);
});

test('counts the places that a rule no longer lists', () => {
  const groups = groupFindings([blank('/name'), blank('/title', { count: 1, more: 480 })]);
  expect(groups[0]?.more).toBe(480);
  expect(groups[0]?.lines).toEqual([{ params: { count: 1 }, paths: ['/name', '/title'] }]);
});
