import { describe, expect, test } from 'vitest';
import type { ServerInfo } from '../../../../../src/model/intake/ServerInfo.js';
import { entryOf } from '../../../../support/entryOf.js';

const found = (icons: unknown, server: Partial<ServerInfo> = {}) =>
  entryOf({ id: 's', ...server }, { name: 'count', inputSchema: { type: 'object' }, icons })
    .findings.filter(({ code }) => code.startsWith('icon.'))
    .map(({ code, severity, path, params }) => [code, severity, path, params]);

const gif = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

describe('the scheme of an icon', () => {
  test.each([
    ['http://stock.example/i.png', 'http'],
    ['HTTP://stock.example/i.png', 'http'],
    ['JavaScript:alert(1)', 'javascript'],
    ['ui://stock/i.png', 'ui'],
    ['view-source:https://stock.example/i.png', 'view-source'],
    ['https://user:pass@stock.example/i.png', 'https'],
    ['https://user@stock.example', 'https'],
    ['https:\\\\user@stock.example', 'https'],
    ['https://stock.example\\@other.example/i.png', 'https'],
    ['https://us\ner@stock.example', 'https'],
    ['//stock.example/i.png', ''],
    ['/i.png', ''],
    ['i.png', ''],
    ['', ''],
    [' https://stock.example/i.png', ''],
    ['\thttps://stock.example/i.png', ''],
    ['1https://stock.example/i.png', ''],
  ])('of %j is told', (src, scheme) => {
    expect(found([{ src }], { origin: 'https://stock.example' })).toContainEqual([
      'icon.scheme',
      'danger',
      '/icons/0/src',
      { scheme },
    ]);
  });

  test.each([
    'https://stock.example/i.png',
    'Https://stock.example/i.png',
    'https://stock.example/@user/i.png',
    'https://stock.example/i.png?by=a@b.example',
    'https://stock.example#@',
    gif,
  ])('of %s is in order', (src) => {
    expect(found([{ src }], { origin: 'https://stock.example' })).toEqual([]);
  });
});

describe('the origin of an icon', () => {
  test.each([
    ['https://stock.example', 'https://stock.example/i.png'],
    ['https://stock.example/', 'https://STOCK.example:443/i.png'],
    ['https://stock.example:443', 'https://stock.example/i.png'],
    ['https://stock.example:8443/mcp', 'https://stock.example:8443/i.png'],
    ['https://stock.example', 'https:stock.example/i.png'],
    ['https://stock.example', 'https:///stock.example/i.png'],
    ['https://[::1]:3000', 'https://[::1]:3000/i.png'],
    ['https://stock.example', gif],
  ])('of a server at %s is that of %s', (origin, src) => {
    expect(found([{ src }], { origin })).toEqual([]);
  });

  test.each([
    ['https://stock.example', 'https://img.stock.example/i.png', 'https://img.stock.example'],
    ['https://stock.example', 'https://stock.example:8443/i', 'https://stock.example:8443'],
    [
      'https://stock.example',
      'https://stock.example.evil.example',
      'https://stock.example.evil.example',
    ],
    ['https://stock.example', 'https:other.example/i.png', 'https://other.example'],
    ['https://stock.example', 'https:/\\other.example/i.png', 'https://other.example'],
    ['https://stock.example', 'https://oth\ter.example/i.png', 'https://other.example'],
    ['http://stock.example', 'https://stock.example/i.png', 'https://stock.example'],
    ['http://stock.example:443', 'https://stock.example/i.png', 'https://stock.example'],
    ['null', 'https://stock.example/i.png', 'https://stock.example'],
    ['', 'https://stock.example/i.png', 'https://stock.example'],
  ])('of a server at %s is not that of %s', (origin, src, other) => {
    expect(found([{ src }], { origin })).toEqual([
      ['icon.origin', 'warning', '/icons/0/src', { origin: other }],
    ]);
  });

  test('is another one for a server without any, and unknown for one whose is not told', () => {
    const icons = [{ src: gif }, { src: 'https://stock.example/i.png' }];
    const other = ['icon.origin', 'warning', '/icons/1/src', { origin: 'https://stock.example' }];
    expect(found(icons, { transport: 'stdio' })).toEqual([other]);
    expect(found(icons, { transport: 'other' })).toEqual([other]);
    expect(found(icons, { transport: 'streamable-http' })).toEqual([]);
    expect(found(icons)).toEqual([]);
    expect(found(icons, { transport: 'stdio', origin: 'https://stock.example' })).toEqual([]);
  });
});

describe('the type of an icon', () => {
  const png = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==';

  test.each([
    { src: png },
    { src: png, mimeType: 'image/png' },
    { src: png, mimeType: 'IMAGE/PNG; charset=binary' },
    { src: png.replace('image/png', 'Image/PNG'), mimeType: '' },
    { src: 'data:image/png,%89PNG%0D%0A%1a%0a' },
    { src: 'data:image/jpeg;base64,/9j/4AAQSkZJRg==', mimeType: 'image/jpg' },
    { src: 'data:image/jpg;base64,%2F9j/4AAQSkZJRg==', mimeType: 'image/jpeg' },
    { src: 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA==' },
    { src: gif },
    { src: 'data:image/svg+xml,%3Csvg%3E' },
    { src: 'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg"/>' },
    { src: 'data:image/svg+xml;charset=utf-8;base64,PD94bWwgdmVyc2lvbj0iMS4wIj8+' },
    { src: 'data:image/svg+xml,%EF%BB%BF%0A<!-- stock --><svg/>' },
    { src: 'data:;base64,iVBORw0KGgo=', mimeType: 'image/png' },
    { src: 'data:application/octet-stream;base64,iVBORw0KGgo=', mimeType: 'image/png' },
    { src: 'https://stock.example/i.webp', mimeType: 'image/webp' },
    { src: 'https://stock.example/i.html' },
    { src: 'http://stock.example/i', mimeType: 7 },
  ])('is in order: %j', (icon) => {
    expect(found([icon]).filter(([code]) => code === 'icon.type')).toEqual([]);
  });

  test.each([
    [
      { src: 'https://stock.example/i', mimeType: 'text/html' },
      'mimeType',
      'text/html',
      'text/html',
    ],
    [{ src: 'https://stock.example/i', mimeType: 'image' }, 'mimeType', 'image', 'image'],
    [{ src: png, mimeType: 'image/jpeg' }, 'mimeType', 'image/jpeg', 'image/png'],
    [{ src: png, mimeType: 'text/html' }, 'mimeType', 'text/html', 'image/png'],
    [{ src: 'data:text/html;base64,PGI+' }, 'src', 'text/html', 'text/html'],
    [{ src: 'data:text/html,<b>', mimeType: 'image/png' }, 'src', 'image/png', 'text/html'],
    [{ src: 'data:,stock' }, 'src', 'text/plain', 'text/plain'],
    [{ src: 'data:image/png' }, 'src', 'text/plain', 'text/plain'],
    [
      { src: 'data:application/octet-stream,x' },
      'src',
      'application/octet-stream',
      'application/octet-stream',
    ],
    [{ src: 'data:image/png;base64,PHN2Zz48L3N2Zz4=' }, 'src', 'image/png', 'image/svg+xml'],
    [{ src: 'data:image/jpeg;base64,iVBORw0KGgo=' }, 'src', 'image/jpeg', 'image/png'],
    [{ src: 'data:image/svg+xml;base64,iVBORw0KGgo=' }, 'src', 'image/svg+xml', 'image/png'],
    [{ src: 'data:image/svg+xml,<!DOCTYPE html><script>' }, 'src', 'image/svg+xml', 'text/html'],
    [{ src: 'data:image/png;base64,AAAA' }, 'src', 'image/png', 'unknown'],
    [{ src: 'data:image/png;base64,' }, 'src', 'image/png', 'unknown'],
    [{ src: 'data:;base64,R0lGODlh', mimeType: 'image/png' }, 'src', 'image/png', 'image/gif'],
  ])('is told: %j', (icon, member, declared, is) => {
    expect(found([icon])).toEqual([
      ['icon.type', 'warning', `/icons/0/${member}`, { declared, found: is }],
    ]);
  });

  test('is told in short, and data of any length is looked at where it begins', () => {
    const src = `data:image/svg+xml,${'%20'.repeat(1_000_000)}`;
    expect(found([{ src }, { src: 'https://stock.example', mimeType: 'a'.repeat(9000) }])).toEqual([
      ['icon.type', 'warning', '/icons/0/src', { declared: 'image/svg+xml', found: 'unknown' }],
      [
        'icon.type',
        'warning',
        '/icons/1/mimeType',
        { declared: 'a'.repeat(200), found: 'a'.repeat(200) },
      ],
    ]);
  });
});

test('icons are judged in every revision, each at its place among what is none', () => {
  const icons = [null, { src: 7 }, 'i.png', { src: 'i.png' }, [], { src: 'file:///i' }];
  expect(found(icons, { protocolVersion: '2024-11-05' })).toEqual([
    ['icon.scheme', 'danger', '/icons/3/src', { scheme: '' }],
    ['icon.scheme', 'danger', '/icons/5/src', { scheme: 'file' }],
  ]);
  for (const none of [null, {}, 'i.png', [], [[]]]) expect(found(none)).toEqual([]);
});

test('20 icons are told, and how many more there are', () => {
  const findings = found(Array.from({ length: 3000 }, () => ({ src: 'i.png' })));
  expect(findings).toHaveLength(20);
  expect(findings[19]).toEqual([
    'icon.scheme',
    'danger',
    '/icons/19/src',
    { scheme: '', more: 2980 },
  ]);
});
