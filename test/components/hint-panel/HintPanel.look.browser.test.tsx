import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { HintPanel } from '../../../src/components/hint-panel/HintPanel.js';
import '../../../src/styles.css';

/** What is drawn before an answer, as far as it tells one state from another. */
async function signs(annotations: Record<string, unknown>) {
  const { container } = await render(<HintPanel tool={{ annotations }} />);
  return Array.from(container.querySelectorAll('[data-hint]'), (row) => {
    const answer = row.querySelector('[data-toolcard="hint-panel-answer"]') as Element;
    const style = getComputedStyle(answer, '::before');
    const bar = style.borderBottomWidth === '0px';
    const hollow = !bar && style.borderTopWidth !== '5px';
    const shape = bar ? 'bar' : style.borderRadius === '0px' ? 'square' : 'disc';
    return `${row.getAttribute('data-state')}: ${hollow ? 'hollow ' : ''}${shape} ${style.borderTopStyle}`;
  });
}

test('draws each of the five states in a shape of its own', async () => {
  const some = await signs({ readOnlyHint: false, destructiveHint: true, idempotentHint: 'yes' });
  const other = await signs({ readOnlyHint: true });
  expect(some).toEqual([
    'no: hollow disc solid',
    'yes: disc solid',
    'invalid: hollow square solid',
    'not-stated: hollow disc dashed',
  ]);
  expect(other[1]).toBe('not-applicable: bar solid');
});
