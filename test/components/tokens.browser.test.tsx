import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../src/styles.css';

/** Contrast of two of the library's colours, as WCAG 2 computes it. */
async function contrast(scheme: 'light' | 'dark', front: string, back: string) {
  const { container, unmount } = await render(
    <div style={{ colorScheme: scheme }}>
      <p
        data-toolcard="sample"
        style={{ color: `var(--_${front})`, backgroundColor: `var(--_${back})` }}
      />
    </div>,
  );
  const { color, backgroundColor } = getComputedStyle(container.querySelector('p') as Element);
  await unmount();
  const [light = 0, dark = 0] = [luminance(color), luminance(backgroundColor)].sort(
    (a, b) => b - a,
  );
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: string) {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/[\d.]+/g) ?? [])
    .map((channel) => Number(channel) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const schemes = ['light', 'dark'] as const;

test.each(schemes)('text of every colour can be read on every surface, %s', async (scheme) => {
  for (const front of ['text', 'muted', 'accent', 'warning', 'danger']) {
    for (const back of ['surface', 'sunken']) {
      expect(await contrast(scheme, front, back), `${front} on ${back}`).toBeGreaterThan(4.5);
    }
  }
  for (const tone of ['warning', 'danger']) {
    for (const front of ['text', 'muted', tone]) {
      const back = `${tone}-surface`;
      expect(await contrast(scheme, front, back), `${front} on ${back}`).toBeGreaterThan(4.5);
    }
  }
});

test.each(schemes)('the edge of a control can be seen on every surface, %s', async (scheme) => {
  for (const back of ['surface', 'sunken']) {
    expect(await contrast(scheme, 'control', back)).toBeGreaterThan(3);
  }
});
