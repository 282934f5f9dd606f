import { expect, test } from 'vitest';
import { firstVerb, nameWords } from '../../../../src/model/intake/rules/verbs.js';

test.each([
  ['delete_all', ['delete', 'all']],
  ['deleteAll', ['delete', 'all']],
  ['HTTPGet2Files', ['http', 'get2', 'files']],
  ['API-get-user', ['api', 'get', 'user']],
  ['del\u200bete', ['delete']],
  [
    '\u043f\u0440\u043e\u0447\u0435\u0441\u0442\u044c.X',
    ['\u043f\u0440\u043e\u0447\u0435\u0441\u0442\u044c', 'x'],
  ],
  ['', []],
])('the words of %j', (name, words) => {
  expect(nameWords(name)).toEqual(words);
});

test.each([
  ['get_deleted_files', 'reading'],
  ['list_and_delete', 'reading'],
  ['dry_run_delete', 'reading'],
  ['delete_dry_run', 'reading'],
  ['is_deleted', 'reading'],
  ['acme_create_issue', 'writing'],
  ['purge', 'destroying'],
  ['formatDisk', 'destroying'],
  ['format_text', undefined],
  ['add_and_hold', undefined],
  ['drag_and_drop', undefined],
  ['constructor', undefined],
  ['', undefined],
])('%s is %s', (name, kind) => {
  expect(firstVerb(nameWords(name))?.kind).toBe(kind);
});
