import { describe, expect, test } from 'vitest';
import { characterFindings } from '../../../../support/characterFindings.js';
import { honestLabels, honestTexts } from './honestWriting.js';

describe('nothing is found in honest writing', () => {
  test.each(Object.entries(honestTexts))('%s', (_, text) => {
    expect(characterFindings({ description: text })).toStrictEqual([]);
  });

  test('of all kinds in one text, a hundred times', () => {
    const description = Object.values(honestTexts).join('\n\n').repeat(100);
    expect(characterFindings({ description })).toStrictEqual([]);
  });

  test.each(honestLabels)('in the label %j', (label) => {
    const findings = characterFindings({
      title: label,
      annotations: { title: label },
      inputSchema: { type: 'object', properties: { [label]: { title: label, enum: [label] } } },
    });
    expect(findings).toStrictEqual([]);
  });
});
