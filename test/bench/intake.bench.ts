import { bench, describe } from 'vitest';
import { intakeTools } from '../../src/model/intake/intakeTools.js';
import { makeTools } from '../support/makeTools.js';

const server = { id: 'srv' };

// A definition that was judged before is not read again: every run takes objects of its own.
describe.each([[1000], [10_000]])('the intake of %i tools', (count) => {
  const text = JSON.stringify(makeTools(count));
  const options = { time: 3000, warmupIterations: 3 };

  bench(
    'JSON.parse of their text',
    () => {
      JSON.parse(text);
    },
    options,
  );
  bench(
    'JSON.parse and intakeTools',
    () => {
      intakeTools([{ server, definitions: JSON.parse(text) }]);
    },
    options,
  );
});

const million = 1_000_000;
const fill = (text: string) => text.repeat(Math.ceil(million / text.length)).slice(0, million);

describe('the intake of a description of 1 MB', () => {
  const [tool] = makeTools(1);
  const texts = {
    'English prose': fill('Reads one page of the ledger, and tells what is due on it. '),
    'Persian prose': fill(
      '\u0627\u06cc\u0646 \u0627\u0628\u0632\u0627\u0631 \u0641\u0627\u06cc\u0644\u200c\u0647\u0627 \u0631\u0627 \u0645\u06cc\u200c\u062e\u0648\u0627\u0646\u062f. ',
    ),
    'one letter': fill('a'),
    spaces: fill(' '),
    'tag characters': fill('\u{e0041}'),
  };
  for (const [name, description] of Object.entries(texts)) {
    bench(name, () => {
      intakeTools([{ server, definitions: [{ ...tool, description }] }]);
    });
  }
});
