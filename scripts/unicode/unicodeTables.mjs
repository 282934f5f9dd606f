import { characterNames } from './characterNames.mjs';
import { lookalikes } from './lookalikes.mjs';

const version = '17.0.0';

/**
 * Every generated file: its path and its source.
 *
 * @returns {Map<string, string>}
 */
export function unicodeTables() {
  return new Map([
    [
      'src/model/text/characterNames.ts',
      table(
        'characterNames',
        'Names of characters that hide and of spaces: `hex name`, a semicolon between each two.',
        characterNames(),
      ),
    ],
    [
      'src/model/text/lookalikes.ts',
      table(
        'lookalikes',
        'Letters by what they look like: each from the one before, in base 36, groups parted by `;`.',
        lookalikes(),
      ),
    ],
  ]);
}

/**
 * @param {string} name
 * @param {string} comment
 * @param {string} value
 */
function table(name, comment, value) {
  const literal = `'${value.replace(/['\\]/g, '\\$&')}'`;
  return `// Written by scripts/unicode.mjs from Unicode ${version}.

/** ${comment} */
export const ${name} =
  ${literal};
`;
}
