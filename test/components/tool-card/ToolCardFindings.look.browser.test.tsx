import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToolCard } from '../../../src/components/tool-card/ToolCard.js';
import { resolveDataIcon } from '../../../src/components/tool-icon/resolveDataIcon.js';
import '../../../src/styles.css';
import type { Finding } from '../../../src/model/intake/Finding.js';
import { toolOf } from '../../support/toolOf.js';

const long = 'parameter_of_the_server_'.repeat(20);
const tool = toolOf({
  name: 'read_file',
  title: 'Read file',
  description: 'Reads a file.',
  inputSchema: { type: 'object', properties: { [long]: { type: 'string' } } },
  annotations: { readOnlyHint: true },
});

const of = (
  code: Finding['code'],
  severity: Finding['severity'],
  path: string,
  params: Finding['params'] = {},
): Finding => ({ code, severity, path, params });

const findings = [
  of('intake.header-invalid', 'reject', `/inputSchema/properties/${long}`, { header: long }),
  of('text.bidi', 'danger', '/name', { count: 2, codePoints: 'U+202E, U+202C' }),
  of('text.tags', 'danger', '/description', { count: 480, decoded: long }),
  of('identity.lookalike', 'danger', '/name', { name: long, server: 'Files' }),
  of('hints.type', 'warning', '/annotations/readOnlyHint', { hint: 'readOnlyHint' }),
  of('schema.dangling-ref', 'warning', `/inputSchema/properties/${long}/$ref`, { ref: long }),
  of('intake.meta-key', 'warning', '/_meta/a', { key: long }),
];

async function renderIn(width: number, dir: 'ltr' | 'rtl' = 'ltr', colorScheme = 'light') {
  await page.viewport(1000, 800);
  const screen = await render(
    <div dir={dir} style={{ width, overflow: 'auto', colorScheme }}>
      <ToolCard
        tool={tool}
        findings={findings}
        resolveIcon={resolveDataIcon}
        defaultExpanded={['hints', 'parameters']}
      />
    </div>,
  );
  for (const button of screen.container.querySelectorAll<HTMLElement>(
    '[data-toolcard="finding-toggle"]',
  )) {
    button.click();
  }
  await expect
    .poll(() => screen.container.querySelectorAll('[data-toolcard="finding-details"]').length)
    .toBe(8);
  return screen;
}

test.each(['ltr', 'rtl'] as const)(
  'findings need no sideways scrolling at 320 px, %s',
  async (dir) => {
    const { container } = await renderIn(320, dir);
    const column = container.firstElementChild as Element;
    expect(column.scrollWidth).toBe(320);
    const card = container.querySelector('article')?.getBoundingClientRect() as DOMRect;
    for (const element of container.querySelectorAll('[data-toolcard^="finding"]')) {
      const { left, right, width } = element.getBoundingClientRect();
      if (width === 0) continue;
      expect.soft(left, element.outerHTML.slice(0, 200)).toBeGreaterThanOrEqual(card.left);
      expect.soft(right, element.outerHTML.slice(0, 200)).toBeLessThanOrEqual(card.right);
    }
  },
);

test('every button among findings is a target of at least 24 px', async () => {
  const { container } = await renderIn(320);
  for (const button of container.querySelectorAll('[data-toolcard="finding-list"] button')) {
    const { width, height } = button.getBoundingClientRect();
    expect.soft(width, button.outerHTML).toBeGreaterThanOrEqual(24);
    expect.soft(height, button.outerHTML).toBeGreaterThanOrEqual(24);
  }
});

test.each(['light', 'dark'])('nothing among findings is green, %s', async (scheme) => {
  const { container } = await renderIn(800, 'ltr', scheme);
  for (const element of container.querySelectorAll('article *')) {
    const style = getComputedStyle(element);
    for (const property of ['color', 'backgroundColor', 'borderTopColor', 'stroke'] as const) {
      const [red = 0, green = 0, blue = 0] = (style[property].match(/[\d.]+/g) ?? []).map(Number);
      expect(green > red + 24 && green > blue + 24, `${property} ${style[property]}`).toBe(false);
    }
  }
});

/** WCAG 2.2, contrast ratio of the text of an element with what it stands on. */
function contrast(element: Element, surface: string) {
  const [ink, paper] = [getComputedStyle(element).color, surface].map((colour) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }) as [number, number];
  return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
}

test.each(['light', 'dark'])(
  'findings can be read: contrast of at least 4.5, %s',
  async (scheme) => {
    const { container } = await renderIn(800, 'ltr', scheme);
    const surface = getComputedStyle(container.querySelector('article') as Element).backgroundColor;
    const texts = container.querySelectorAll(
      '[data-toolcard^="finding-"]:not(svg), [data-toolcard="tool-card-refused"], [data-toolcard="finding-evidence"] dt, [data-toolcard="tool-icon"]',
    );
    expect(texts.length).toBeGreaterThan(30);
    for (const text of texts) {
      expect
        .soft(contrast(text, surface), text.outerHTML.slice(0, 120))
        .toBeGreaterThanOrEqual(4.5);
    }
  },
);
