import { expect, test } from 'vitest';
import { checkWireText } from '../../../src/model/intake/checkWireText.js';
import { wireTexts } from './cases/wireTexts.js';

test.each(wireTexts)('in the text of a definition: %s', (_, text, finds) => {
  const codes = checkWireText(text).map(({ code }) => code);
  expect([...new Set(codes)].sort()).toEqual(finds);
});
