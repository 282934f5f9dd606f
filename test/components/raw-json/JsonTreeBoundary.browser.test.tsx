import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { JsonTreeBoundary } from '../../../src/components/raw-json/JsonTreeBoundary.js';

function Tree({ broken }: { broken: boolean }) {
  if (broken) throw new Error('no tree');
  return <p>tree</p>;
}

const drawn = (tree: object, broken: boolean) => (
  <JsonTreeBoundary tree={tree} fallback={<p>text</p>}>
    <Tree broken={broken} />
  </JsonTreeBoundary>
);

test('shows the text where a tree throws, until there is another tree', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const [first, second] = [{}, {}];
  const screen = await render(drawn(first, true));
  await expect.element(screen.getByText('text')).toBeVisible();
  await screen.rerender(drawn(first, false));
  await expect.element(screen.getByText('text')).toBeVisible();
  await screen.rerender(drawn(second, false));
  await expect.element(screen.getByText('tree')).toBeVisible();
  logged.mockRestore();
});
