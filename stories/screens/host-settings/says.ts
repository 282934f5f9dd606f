import { expect, waitFor, type within } from 'storybook/test';

/** Waits until the screen says this of its list. */
export async function says(canvas: ReturnType<typeof within>, summary: string | RegExp) {
  await waitFor(
    () => {
      const [ofTheList] = canvas.getAllByRole('status');
      expect(ofTheList).toHaveTextContent(summary);
    },
    { timeout: 15_000 },
  );
}
