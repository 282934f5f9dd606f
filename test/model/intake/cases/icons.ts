import type { FindingCode } from '../../../../src/model/intake/Finding.js';
import { alone, speaking, tool } from './IntakeCase.js';

const bytes =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNkYGBgAAAABQABWaDDsAAAAABJRU5ErkJggg==';
const png = `data:image/png;base64,${bytes}`;
const svg = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"%3E%3C/svg%3E';
const scripted =
  'data:image/svg+xml,%3Csvg%3E%3Cscript%3Ealert(1)%3C/script%3E%3Cimage href="https://x.example/i"/%3E%3C/svg%3E';
const home = { server: { origin: 'https://stock.example' } };
const having = (...list: unknown[]) => tool({ icons: list });

const sources: readonly (readonly [src: string, finds: readonly FindingCode[]])[] = [
  [png, []],
  [png.replace('data:image', 'DATA:IMAGE'), []],
  [svg, []],
  [scripted, []],
  ['https://stock.example/i.png', []],
  ['HTTPS://STOCK.example/i.png', []],
  ['https://stock.example:443/i.png', []],
  ['https://stock.example:8443/i.png', ['icon.origin']],
  ['https://img.stock.example/i.png', ['icon.origin']],
  ['https://stock.example.evil.example/i.png', ['icon.origin']],
  ['https://other.example/i.png', ['icon.origin']],
  ['http://stock.example/i.png', ['icon.scheme']],
  ['javascript:alert(1)', ['icon.scheme']],
  ['JavaScript:alert(1)', ['icon.scheme']],
  [' javascript:alert(1)', ['icon.scheme']],
  ['file:///etc/passwd', ['icon.scheme']],
  ['ftp://stock.example/i.png', ['icon.scheme']],
  ['ws://stock.example/i.png', ['icon.scheme']],
  ['wss://stock.example/i.png', ['icon.scheme']],
  ['blob:https://stock.example/1', ['icon.scheme']],
  ['ui://stock/i.png', ['icon.scheme']],
  ['vscode://stock/i.png', ['icon.scheme']],
  ['//stock.example/i.png', ['icon.scheme']],
  ['/i.png', ['icon.scheme']],
  ['i.png', ['icon.scheme']],
  ['', ['icon.scheme']],
  ['https://user:pass@stock.example/i.png', ['icon.scheme']],
  ['https://user@stock.example/i.png', ['icon.scheme']],
  ['data:text/html;base64,PGI+', ['icon.type']],
  ['data:text/plain,stock', ['icon.type']],
  ['data:,stock', ['icon.type']],
  ['data:application/javascript,alert(1)', ['icon.type']],
  ['data:image/png;base64,PHN2Zz48L3N2Zz4=', ['icon.type']],
  [`data:image/jpeg;base64,${bytes}`, ['icon.type']],
];

export const icons = [
  ...sources.map(([src, finds]) =>
    alone(`an icon at ${src.slice(0, 60)}`, having({ src }), finds, home),
  ),
  alone('no icons', having(), []),
  alone('an icon without a server address', having({ src: 'https://img.example/i.png' }), []),
  alone(
    'a program of this machine has no address',
    having({ src: 'https://img.example/i.png' }),
    ['icon.origin'],
    { server: { transport: 'stdio' } },
  ),
  alone('data from a program of this machine', having({ src: png }), [], {
    server: { transport: 'stdio' },
  }),
  alone(
    'the type that it is',
    having({ src: png, mimeType: 'image/png', sizes: ['48x48', 'any'], theme: 'dark' }),
    [],
  ),
  alone(
    'a kind of image that hosts should know',
    having({ src: 'https://stock.example/i.webp', mimeType: 'image/webp' }),
    [],
    home,
  ),
  alone('another type', having({ src: png, mimeType: 'image/jpeg' }), ['icon.type']),
  alone('no image', having({ src: 'data:text/html;base64,PGI+', mimeType: 'text/html' }), [
    'icon.type',
  ]),
  alone(
    'one for each background',
    having({ src: png, theme: 'light' }, { src: png, theme: 'dark' }),
    [],
  ),
  ...['sepia', '', 5, null].map((theme) =>
    alone(`${JSON.stringify(theme)} is no background`, having({ src: png, theme }), [
      'intake.field-type',
    ]),
  ),
  ...['48x48', [48], null, {}].map((sizes) =>
    alone(`${JSON.stringify(sizes)} are no sizes`, having({ src: png, sizes }), [
      'intake.field-type',
    ]),
  ),
  ...[{}, { src: 5 }, { src: null }, 'i.png', null, 7].map((icon) =>
    alone(`${JSON.stringify(icon)} is no icon`, having(icon), ['intake.field-type']),
  ),
  ...[{ src: png }, null, png, 5].map((icons) =>
    alone(`${JSON.stringify(icons).slice(0, 30)} are no icons`, tool({ icons }), [
      'intake.field-type',
    ]),
  ),
  alone('a good one beside a bad one', having({ src: png }, { src: 'javascript:1' }), [
    'icon.scheme',
  ]),
  alone('icons were not yet known in 2025-06-18', tool({ icons: 5 }), [], speaking('2025-06-18')),
  alone(
    'they were in 2025-11-25',
    tool({ icons: 5 }),
    ['intake.field-type'],
    speaking('2025-11-25'),
  ),
];
