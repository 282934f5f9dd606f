import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { unicodeTables } from '../../scripts/unicode/unicodeTables.mjs';

describe('the character tables', () => {
  test.each([...unicodeTables()])('%s is what the script writes', (path, source) => {
    expect(readFileSync(path, 'utf8')).toBe(source);
  });
});
