import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

interface Found {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** Every regular expression that is written in what runs over a server's words. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => `src/${file}`);
const found = sources.flatMap((file) => {
  const all: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      all.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true));
  return all;
});

const length = 250_000;
const fill = (text: string) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** What a quantifier could run along again and again: the expression's own letters and words. */
function worstCases(source: string): string[] {
  const words = source.match(/[A-Za-z]{3,}|[^\w\\]/g) ?? [];
  const own = [...new Set(words)].slice(0, 40);
  const usual = ['a', 'A', ' ', '\n', '\t', '0', '_', '-', 'a ', 'a\n', ' \n', '=', '/', '\u00e9'];
  const unusual = [
    '\u0301',
    '\u200d',
    '\u{e0041}',
    '\u{1f600}',
    '\u{1f600}\u200d',
    '\u0430',
    '\ud800',
  ];
  const pairs = own.slice(0, -1).map((one, at) => one + own[at + 1]);
  return [...usual, ...unusual, ...own, ...pairs].map(fill);
}

describe('a regular expression takes time in proportion to the text', () => {
  test('there are some', () => {
    expect(found.length).toBeGreaterThan(20);
  });

  // Along a quarter of a million characters the square would take minutes: far beyond the time-out.
  test.each(found)('$source of $file', ({ source, flags }) => {
    for (const text of worstCases(source)) {
      for (const worst of [text, `${text}\u0000`]) {
        const expression = new RegExp(source, flags);
        expect(worst.replace(expression, '').length).toBeLessThanOrEqual(worst.length);
      }
    }
  });
});
