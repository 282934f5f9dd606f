import { expect, within } from 'storybook/test';
import { type FindingCode, findingListMessages } from 'toolcard';
import { findingFixtures } from 'toolcard/fixtures';
import { entriesOf } from '../data/entriesOf.js';

/** The story of one finding: who looks at the cards reads it, in the list that it stands in. */
export function findingStory(code: FindingCode) {
  const fixture = findingFixtures[code];
  return {
    args: { fixture },
    parameters: { docs: { description: { story: fixture.says } } },
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      const listed = within(canvasElement).getAllByRole('listitem');
      const items = listed.filter((item) => item.dataset.code === code);
      const findings = entriesOf(fixture)
        .flatMap((entry) => entry.findings)
        .filter((finding) => finding.code === code);
      await expect(items.length).toBeGreaterThan(0);
      for (const item of items) await expect(item).toBeVisible();
      for (const { params } of findings) {
        const words = findingListMessages.words[code].says(params);
        await expect(items.some((item) => item.textContent.includes(words))).toBe(true);
      }
    },
  };
}
