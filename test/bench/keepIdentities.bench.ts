import { replaceEqualDeep } from '@tanstack/react-query';
import { bench, describe } from 'vitest';
import { keepIdentities } from '../../src/query/keepIdentities.js';
import { makeTools } from '../support/makeTools.js';

describe.each([[1000], [10_000]])('an equal list of %i tools', (count) => {
  const text = JSON.stringify({ definitions: makeTools(count), progress: null });
  const before = JSON.parse(text);
  const after = JSON.parse(text);
  const options = { time: 3000, warmupIterations: 3 };

  bench(
    'JSON.parse of its text',
    () => {
      JSON.parse(text);
    },
    options,
  );
  bench(
    'keepIdentities',
    () => {
      keepIdentities(before, after);
    },
    options,
  );
  bench(
    "react-query's replaceEqualDeep",
    () => {
      replaceEqualDeep(before, after);
    },
    options,
  );
});
