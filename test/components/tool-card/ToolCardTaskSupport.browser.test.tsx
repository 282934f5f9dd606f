import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToolCard } from '../../../src/components/tool-card/ToolCard.js';
import { toolOf } from '../../support/toolOf.js';

async function line(execution: unknown) {
  const { container } = await render(<ToolCard tool={toolOf({ execution })} />);
  return container.querySelector('[data-toolcard="tool-card-task-support"]')?.textContent ?? null;
}

test('tells a tool that can run as a task from one that must', async () => {
  expect(await line({ taskSupport: 'optional' })).toBe(
    'Can also run as a task: started now, the result fetched later.',
  );
  expect(await line({ taskSupport: 'required' })).toBe(
    'Runs only as a task: started now, the result fetched later.',
  );
});

test('is silent where the tool is silent or forbids tasks', async () => {
  for (const execution of [undefined, null, {}, 'optional', { taskSupport: 'forbidden' }]) {
    expect(await line(execution)).toBeNull();
  }
});

test('shows an odd value as it was sent', async () => {
  const words = 'Task support, with a value that is not known here:';
  expect(await line({ taskSupport: 'sometimes' })).toBe(`${words} "sometimes"`);
  expect(await line({ taskSupport: true })).toBe(`${words} true`);
  expect(await line({ taskSupport: null })).toBe(`${words} null`);
});
