import { expect, test } from 'vitest';
import { resolveAddress } from '../../../src/model/schema/resolveAddress.js';

test.each([
  ['g:h', 'g:h'],
  ['g', 'http://a/b/c/g'],
  ['./g', 'http://a/b/c/g'],
  ['g/', 'http://a/b/c/g/'],
  ['/g', 'http://a/g'],
  ['//g', 'http://g'],
  ['?y', 'http://a/b/c/d;p?y'],
  ['g?y', 'http://a/b/c/g?y'],
  [';x', 'http://a/b/c/;x'],
  ['', 'http://a/b/c/d;p?q'],
  ['.', 'http://a/b/c/'],
  ['./', 'http://a/b/c/'],
  ['..', 'http://a/b/'],
  ['../', 'http://a/b/'],
  ['../g', 'http://a/b/g'],
  ['../..', 'http://a/'],
  ['../../../g', 'http://a/g'],
  ['/./g', 'http://a/g'],
  ['/../g', 'http://a/g'],
  ['g.', 'http://a/b/c/g.'],
  ['..g', 'http://a/b/c/..g'],
  ['./../g', 'http://a/b/g'],
  ['g/./h', 'http://a/b/c/g/h'],
  ['g/../h', 'http://a/b/c/h'],
  ['g?y/../x', 'http://a/b/c/g?y/../x'],
  ['http:g', 'http:g'],
])('%s beside an address is %s', (reference, address) => {
  expect(resolveAddress('http://a/b/c/d;p?q', reference)).toBe(address);
});

test('takes schemes and hosts in any case for the same, and paths not', () => {
  expect(resolveAddress('', 'HTTPS://Stock.Example/Bin')).toBe('https://stock.example/Bin');
  expect(resolveAddress('https://STOCK.example', 'bin')).toBe('https://stock.example/bin');
  expect(resolveAddress('', 'URN:stock:Bin')).toBe('urn:stock:Bin');
});

test('leaves out fragments', () => {
  expect(resolveAddress('https://stock.example/list#a', 'bin#b?c')).toBe(
    'https://stock.example/bin',
  );
});

test('joins to as much as is known', () => {
  expect(resolveAddress('', 'bin.json')).toBe('bin.json');
  expect(resolveAddress('lists/all.json', 'bin.json')).toBe('lists/bin.json');
  expect(resolveAddress(null, 'bin.json')).toBeNull();
  expect(resolveAddress(null, 'https://stock.example/bin')).toBe('https://stock.example/bin');
});

test('gives up on what is very long', () => {
  expect(resolveAddress('', `https://stock.example/${'a'.repeat(1_978)}`)).toHaveLength(2_000);
  expect(resolveAddress('', `https://stock.example/${'a'.repeat(1_979)}`)).toBeNull();
  expect(resolveAddress(`https://stock.example/${'a/'.repeat(900)}`, 'b'.repeat(900))).toBeNull();
});
