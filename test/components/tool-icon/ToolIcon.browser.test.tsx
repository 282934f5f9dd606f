import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { resolveDataIcon } from '../../../src/components/tool-icon/resolveDataIcon.js';
import { ToolIcon } from '../../../src/components/tool-icon/ToolIcon.js';
import { toolOf } from '../../support/toolOf.js';
import '../../../src/styles.css';
import { ToolCard } from '../../../src/components/tool-card/ToolCard.js';

const server = { id: 'workspace', label: 'Team workspace' };
const svg = (inside: string) =>
  `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48">${inside}</svg>`)}`;
const square = svg('<rect width="48" height="48" fill="navy"/>');
const beacon = new URL('/beacon.png', location.href).href;

const image = (container: Element) => container.querySelector('img');
const asked = () => performance.getEntriesByType('resource').map(({ name }) => name);

test("is a letter of the operator's label by default, and draws nothing of the server", async () => {
  const before = asked().length;
  const tool = toolOf({ title: 'Zebra', icons: [{ src: beacon }, { src: square }] });
  const { container } = await render(<ToolIcon tool={tool} server={server} />);
  expect(container.textContent).toBe('T');
  expect(container.querySelectorAll('img, svg, picture, image, object, iframe')).toHaveLength(0);
  expect(container.innerHTML).not.toMatch(/url\(|src=|href=/);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked().slice(before)).not.toContain(beacon);
});

test('a card shows no icon, and asks for none, by default', async () => {
  const tool = toolOf({ icons: [{ src: beacon }] });
  const { container } = await render(<ToolCard tool={tool} server={server} />);
  expect(container.querySelectorAll('[data-toolcard="tool-icon"], img')).toHaveLength(0);
  expect(asked()).not.toContain(beacon);
});

test('a card shows the icon that its host chooses', async () => {
  const tool = toolOf({ title: 'Read file', icons: [{ src: square }] });
  const { container } = await render(<ToolCard tool={tool} resolveIcon={resolveDataIcon} />);
  expect(image(container)?.getAttribute('src')).toBe(square);
  expect(container.querySelector('header > [data-toolcard="tool-icon"]')).not.toBeNull();
});

test('draws what the host chooses as an image alone, that tells nobody who looks', async () => {
  const tool = toolOf({ icons: [{ src: square }] });
  const { container } = await render(
    <ToolIcon tool={tool} server={server} size={32} resolveIcon={resolveDataIcon} />,
  );
  const drawn = image(container);
  expect(drawn?.getAttribute('src')).toBe(square);
  expect(drawn?.getAttribute('alt')).toBe('');
  expect(drawn?.getAttribute('width')).toBe('32');
  expect(drawn?.getAttribute('height')).toBe('32');
  expect(drawn?.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(drawn?.getAttribute('crossorigin')).toBe('anonymous');
  expect(drawn?.getAttribute('decoding')).toBe('async');
  expect(getComputedStyle(drawn as Element).objectFit).toBe('contain');
  await expect.poll(() => drawn?.naturalWidth).toBe(48);
});

test('stays in its box, whatever the size of the picture', async () => {
  const wide = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="10"/>')}`;
  const tool = toolOf({ icons: [{ src: wide }] });
  const { container } = await render(
    <ToolIcon tool={tool} size={32} resolveIcon={() => wide} data-test="icon" />,
  );
  await expect.poll(() => image(container)?.naturalWidth).toBe(9000);
  for (const element of [image(container), container.querySelector('[data-test]')]) {
    const { width, height } = (element as Element).getBoundingClientRect();
    expect([width, height]).toEqual([32, 32]);
  }
});

test('asks the host with the icons, the theme, the size and the entry', async () => {
  const resolveIcon = vi.fn(() => null);
  const tool = toolOf({ icons: [{ src: square, theme: 'dark' }] });
  const { container } = await render(
    <ToolIcon tool={tool} server={server} theme="dark" size={40} resolveIcon={resolveIcon} />,
  );
  expect(container.textContent).toBe('T');
  const [icons, request] = resolveIcon.mock.lastCall as unknown as [unknown, unknown];
  expect(icons).toMatchObject([{ src: square }]);
  expect(request).toMatchObject({ theme: 'dark', size: 40, entry: { server, raw: tool.raw } });
});

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['only dark', 'dark'],
  ['normal', 'light'],
])('follows the colour scheme in force: %s', async (colorScheme, theme) => {
  const themes: string[] = [];
  const tool = toolOf({ icons: [{ src: square }] });
  await render(
    <div style={{ colorScheme }}>
      <ToolIcon
        tool={tool}
        resolveIcon={(_, request) => {
          themes.push(request.theme);
          return null;
        }}
      />
    </div>,
  );
  await expect.poll(() => themes.at(-1)).toBe(theme);
});

test.each([
  ['nothing', () => null],
  ['an empty address', () => ''],
  [
    'an exception',
    () => {
      throw new Error('no');
    },
  ],
  ['what is no picture', () => 'data:image/png;base64,AAAA'],
])('falls back to the letter where the host gives %s', async (_, resolveIcon) => {
  const tool = toolOf({ icons: [{ src: square }] });
  const { container } = await render(
    <ToolIcon tool={tool} server={server} resolveIcon={resolveIcon} />,
  );
  await expect.poll(() => container.textContent).toBe('T');
  expect(image(container)).toBeNull();
});

test('tries again with another picture', async () => {
  const tool = toolOf({ icons: [{ src: square }] });
  const screen = await render(
    <ToolIcon tool={tool} server={server} resolveIcon={() => 'data:image/png;base64,AAAA'} />,
  );
  await expect.poll(() => screen.container.textContent).toBe('T');
  await screen.rerender(<ToolIcon tool={tool} server={server} resolveIcon={() => square} />);
  expect(image(screen.container)?.getAttribute('src')).toBe(square);
});

test('runs and loads nothing that an SVG asks for', async () => {
  const trap = svg(
    `<script>parent.trapped = true; globalThis.trapped = true</script><image href="${beacon}" width="9" height="9"/>`,
  );
  const tool = toolOf({ icons: [{ src: trap }] });
  const { container } = await render(<ToolIcon tool={tool} resolveIcon={() => trap} />);
  await expect.poll(() => image(container)?.naturalWidth).toBe(48);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect('trapped' in globalThis).toBe(false);
  expect(asked()).not.toContain(beacon);
});

test.each(['https://example.net/i.png', 'http://example.net/i.png', 'data:text/html,x', 'i.png'])(
  'the ready-made choice never takes %s',
  (src) => {
    const icons = toolOf({ icons: [{ src }] });
    const entry = { server, raw: icons.raw, tool: icons, findings: [], offered: true };
    const icon = { src } as Parameters<typeof resolveDataIcon>[0][number];
    expect(resolveDataIcon([icon], { theme: 'light', size: 24, entry })).toBeNull();
  },
);

test('is hidden from assistive technology, and passes attributes on', async () => {
  const ref = createRef<HTMLSpanElement>();
  await render(
    <ToolIcon tool={toolOf({})} ref={ref} className="mine" style={{ margin: 7 }} id="icon" />,
  );
  expect(ref.current?.getAttribute('aria-hidden')).toBe('true');
  expect(ref.current?.className).toBe('mine');
  expect(ref.current?.style.margin).toBe('7px');
  expect(ref.current?.id).toBe('icon');
});
