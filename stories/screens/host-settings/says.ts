import { expect, waitFor, type within } from 'storybook/test';

/** Waits until the screen says this of its list. */
export async function says(canvas: ReturnType<typeof within>, summary: string | RegExp) {
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(summary), {
    timeout: 15_000,
  });
}
