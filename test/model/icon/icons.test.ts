import { expect, test } from 'vitest';
import { chooseIcon } from '../../../src/model/icon/chooseIcon.js';
import { isDrawableDataIcon } from '../../../src/model/icon/isDrawableDataIcon.js';
import { readIcons } from '../../../src/model/icon/readIcons.js';

test('reads icons as far as they have the types of the protocol', () => {
  expect(
    readIcons({
      icons: [
        { src: 'a', mimeType: 'image/png', sizes: ['48x48', 7], theme: 'dark' },
        { src: 'b', mimeType: 7, sizes: '48x48', theme: 'blue' },
        { src: '' },
        { src: 7 },
        null,
        'c',
      ],
    }),
  ).toEqual([
    { src: 'a', mimeType: 'image/png', sizes: ['48x48'], theme: 'dark' },
    { src: 'b', mimeType: null, sizes: [], theme: null },
  ]);
});

test('reads none where there is none to be read', () => {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  const throwing = {
    get icons(): never {
      throw new Error('no');
    },
  };
  for (const raw of [null, 7, [], {}, { icons: null }, { icons: {} }, { icons: proxy }, throwing]) {
    expect(readIcons(raw)).toEqual([]);
  }
});

test('reads twenty of any number', () => {
  expect(readIcons({ icons: Array.from({ length: 5000 }, () => ({ src: 'a' })) })).toHaveLength(20);
});

const icons = readIcons({
  icons: [
    { src: 'dark', theme: 'dark', sizes: ['any'] },
    { src: 'light-16', theme: 'light', sizes: ['16x16'] },
    { src: 'light-64', theme: 'light', sizes: ['64x64'] },
    { src: 'light-512', theme: 'light', sizes: ['512x512'] },
    { src: 'plain' },
  ],
});

test.each([
  ['light', 24, 'light-64'],
  ['light', 8, 'light-16'],
  ['light', 40, 'light-512'],
  ['light', 900, 'light-512'],
  ['dark', 24, 'dark'],
] as const)('chooses for %s at %i px the icon %s', (theme, size, src) => {
  expect(chooseIcon(icons, { theme, size })?.src).toBe(src);
});

test('chooses one for any theme before one for the other', () => {
  expect(chooseIcon(icons.slice(1), { theme: 'dark', size: 24 })?.src).toBe('plain');
  expect(chooseIcon(icons.slice(1, 4), { theme: 'dark', size: 24 })?.src).toBe('light-64');
  expect(chooseIcon([], { theme: 'dark', size: 24 })).toBeNull();
});

test.each([
  [true, 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg'],
  [true, 'DATA:IMAGE/PNG;BASE64,iVBORw0KGgoAAAANSUhEUg'],
  [true, 'data:image/jpeg;base64,/9j/4AAQSkZJRg'],
  [true, 'data:image/jpg;base64,/9j/4AAQSkZJRg'],
  [true, 'data:image/gif;base64,R0lGODlhAQABAIAAAA'],
  [true, 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA'],
  [true, 'data:image/svg+xml,%3Csvg%3E'],
  [true, 'data:image/svg+xml;charset=utf-8;base64,PHN2Zz4'],
  [false, 'data:image/png;base64,/9j/4AAQSkZJRg'],
  [false, 'data:image/png,iVBORw0KGgo'],
  [false, 'data:image/bmp;base64,Qk0'],
  [false, 'data:text/html,<script>'],
  [false, 'data:,'],
  [false, ' data:image/png;base64,iVBORw0KGgo'],
  [false, 'https://example.net/a.png'],
  [false, 'javascript:alert(1)//data:image/png;base64,iVBORw0KGgo'],
  [false, ''],
])('draws (%s) %s', (drawn, src) => {
  expect(isDrawableDataIcon({ src })).toBe(drawn);
});

test('draws nothing of great length', () => {
  const png = 'data:image/png;base64,iVBORw0KGgo';
  expect(isDrawableDataIcon({ src: png + 'A'.repeat(99_000) })).toBe(true);
  expect(isDrawableDataIcon({ src: png + 'A'.repeat(100_000) })).toBe(false);
  expect(isDrawableDataIcon({ src: `data:image/svg+xml,${' '.repeat(40_000)}` })).toBe(false);
  expect(isDrawableDataIcon({ src: `data:image/png${';a'.repeat(40_000)}` })).toBe(false);
});
