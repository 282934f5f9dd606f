import { createRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { HintPanel } from '../../../src/components/hint-panel/HintPanel.js';
import type { JsonObject } from '../../../src/model/JsonObject.js';

/** What a person reads beside each question. */
async function answers(annotations: JsonObject | null, title?: string) {
  const tool = title === undefined ? { annotations } : { annotations, title };
  const { container } = await render(<HintPanel tool={tool} />);
  const rows = Array.from(container.querySelectorAll('dl > div'));
  return rows.map((row) => [
    row.querySelector('code')?.textContent,
    row.getAttribute('data-state'),
    row.querySelector('dd')?.textContent?.replace(/\s+/g, ' ').trim(),
  ]);
}

test('gives the cautious reading of each hint that is not stated', async () => {
  expect(await answers(null)).toEqual([
    ['readOnlyHint', 'not-stated', 'Not stated So treat it as: may change things.'],
    ['destructiveHint', 'not-stated', 'Not stated So treat it as: may delete or overwrite things.'],
    [
      'idempotentHint',
      'not-stated',
      'Not stated So treat it as: each further call may change something more.',
    ],
    [
      'openWorldHint',
      'not-stated',
      'Not stated So treat it as: may reach outside systems, such as the web.',
    ],
  ]);
});

test('says who says yes and who says no', async () => {
  expect(
    await answers({
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    }),
  ).toEqual([
    ['readOnlyHint', 'no', 'Server says no That is: may change things.'],
    [
      'destructiveHint',
      'no',
      'Server says no That is: adds things, deletes and overwrites nothing.',
    ],
    ['idempotentHint', 'yes', 'Server says yes That is: the same call again changes nothing more.'],
    ['openWorldHint', 'no', 'Server says no That is: stays within one closed system.'],
  ]);
});

test('says which hints mean nothing on a tool that says it only reads, and what is said anyway', async () => {
  expect(await answers({ readOnlyHint: true, destructiveHint: true })).toEqual([
    ['readOnlyHint', 'yes', 'Server says yes That is: only reads, changes nothing.'],
    [
      'destructiveHint',
      'not-applicable',
      'Does not apply It means nothing on a tool that says it only reads. The server says yes all the same.',
    ],
    [
      'idempotentHint',
      'not-applicable',
      'Does not apply It means nothing on a tool that says it only reads.',
    ],
    [
      'openWorldHint',
      'not-stated',
      'Not stated So treat it as: may reach outside systems, such as the web.',
    ],
  ]);
});

test('shows a value of the wrong type as it was sent, and takes it for nothing', async () => {
  const [readOnly, destructive] = await answers({ readOnlyHint: 'true', destructiveHint: null });
  expect(readOnly).toEqual([
    'readOnlyHint',
    'invalid',
    'Neither yes nor no Instead of true or false, the server sent: "true" So treat it as: may change things.',
  ]);
  expect(destructive).toEqual([
    'destructiveHint',
    'invalid',
    'Neither yes nor no Instead of true or false, the server sent: null So treat it as: may delete or overwrite things.',
  ]);
});

test('shows a wrong value on a hint that does not apply', async () => {
  const rows = await answers({ readOnlyHint: true, idempotentHint: 1 });
  expect(rows[2]).toEqual([
    'idempotentHint',
    'not-applicable',
    'Does not apply Instead of true or false, the server sent: 1 It means nothing on a tool that says it only reads.',
  ]);
});

test('lists what it does not know by name and value', async () => {
  const rows = await answers({ costHint: { max: 3 }, title: 'Read a file' }, 'Read');
  expect(rows.slice(4)).toEqual([
    ['costHint', null, '{"max":3}'],
    ['title', null, '"Read a file"'],
  ]);
});

test('lists fifty unknown annotations and counts the others', async () => {
  const many = Object.fromEntries(Array.from({ length: 1051 }, (_, n) => [`hint${n}`, n]));
  const screen = await render(<HintPanel tool={{ annotations: many }} />);
  expect(screen.container.querySelectorAll('dl > div')).toHaveLength(54);
  await expect.element(screen.getByText('1,001 more stand in what the server sent.')).toBeVisible();
});

test('tells whose word it is', async () => {
  const tool = { annotations: { readOnlyHint: true } };
  const screen = await render(<HintPanel tool={tool} />);
  await expect
    .element(screen.getByText('The server says this about its own tool. Nobody has checked it.'))
    .toBeVisible();
  await screen.rerender(<HintPanel tool={tool} trusted />);
  await expect
    .element(screen.getByText('Declared by a server you trust. The tool itself was not checked.'))
    .toBeVisible();
  await screen.rerender(<HintPanel tool={{ annotations: null }} trusted />);
  await expect
    .element(
      screen.getByText('The server states none of these, so the cautious reading holds for each.'),
    )
    .toBeVisible();
});

test('never calls a tool safe', async () => {
  for (const readOnlyHint of [true, false]) {
    const annotations = { readOnlyHint, destructiveHint: false, idempotentHint: true };
    const { container } = await render(<HintPanel tool={{ annotations }} trusted />);
    expect(container.textContent).not.toMatch(/safe|harmless|secure/i);
  }
});

test('passes class, style, ref and other attributes on to its section', async () => {
  const ref = createRef<HTMLElement>();
  await render(
    <HintPanel
      tool={{ annotations: null }}
      ref={ref}
      className="mine"
      style={{ marginTop: '7px' }}
      id="hints"
    />,
  );
  expect(ref.current?.tagName).toBe('SECTION');
  expect(ref.current?.className).toBe('mine');
  expect(ref.current?.style.marginTop).toBe('7px');
  expect(ref.current?.id).toBe('hints');
});
