import { expect, test } from 'vitest';
import { markupRules } from '../../../../../src/model/intake/rules/markupRules.js';
import { readDefinition } from '../../../../../src/model/intake/rules/readDefinition.js';
import { wordRules } from '../../../../../src/model/intake/rules/wordRules.js';
import { readJson } from '../../../../../src/model/json/readJson.js';

const size = 2_000_000;
const fill = (text: string) => text.repeat(Math.ceil(size / text.length)).slice(0, size);

/** Runs, in growing lengths, of a mark: no two are a pair. */
const growing = (mark: string) =>
  Array.from({ length: 1100 }, (_, n) => mark.repeat(n + 1)).join(' ');

// Each of these would take hours if a rule went over what is behind it again and again.
test.each([
  ['open tags', fill('<a ')],
  ['open quotes', fill('<a x="')],
  ['quotes in turns', fill(`<a x="<a x='" y="' `)],
  ['open comments', fill('<!-- a ')],
  ['open brackets', fill('[')],
  ['open images', fill('![](')],
  ['open links', fill('[a](')],
  ['definitions', fill('[a]: #\n')],
  ['backticks', fill('` ')],
  ['runs of backticks', `${growing('`')}${fill('a')}\n\n${growing('`')}`],
  ['fences', fill('\n```')],
  ['addresses', fill('https://a.example@')],
  ['user information', fill('https://a:b')],
  ['hidden elements', fill('<p hidden>')],
  ['orders', fill('do not tell ')],
  ['orders to ignore', fill('ignore all of the ')],
  ['quantities', fill('always all send every to ')],
  ['files of keys', fill('~/.ssh read ')],
  ['verdicts', fill('system: approved if ')],
  ['buttons', fill('[ allow ] ')],
  ['spaces', fill(' ')],
  ['line feeds', fill('\n')],
  ['one word', fill('user')],
])('the rules come to an end with two million characters of %s', (_, description) => {
  const raw = { name: 'count', title: description, description, inputSchema: { type: 'object' } };
  const strings = readJson(raw);
  if (!strings.ok) throw new Error(strings.error.reason);
  const definition = readDefinition(raw, strings.value, { id: 's' }, {});
  const found = [...markupRules, ...wordRules].flatMap((rule) => rule(definition));
  expect(found.every(({ path }) => path === '/title' || path === '/description')).toBe(true);
});
