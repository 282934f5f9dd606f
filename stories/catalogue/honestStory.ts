import { expect, within } from 'storybook/test';
import { type HonestFixtureName, honestFixtures } from 'toolcard/fixtures';

/** The story of an honest look-alike: its cards are there, and none says anything about it. */
export function honestStory(name: HonestFixtureName) {
  const fixture = honestFixtures[name];
  const tools = fixture.servers.flatMap(({ definitions }) => definitions);
  return {
    args: { fixture },
    parameters: { docs: { description: { story: fixture.says } } },
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      await expect(within(canvasElement).getAllByRole('article')).toHaveLength(tools.length);
      const listed = within(canvasElement).queryAllByRole('listitem');
      await expect(listed.filter((item) => item.dataset.code !== undefined)).toEqual([]);
    },
  };
}
