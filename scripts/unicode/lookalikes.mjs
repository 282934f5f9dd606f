import confusables from 'unhomoglyph/data.json' with { type: 'json' };

const scripts =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/**
 * Letters of the scripts that lend themselves to it, each with the small ASCII letter or digit that it
 * looks like. Left out is what compatibility normalization and lower case come to anyway.
 */
export function lookalikes() {
  /** @type {Map<string, number[]>} */
  const groups = new Map();
  for (const [letter, likeness] of Object.entries(confusables)) {
    const like = likeness.toLowerCase();
    if (!/^[a-z0-9]$/.test(like) || letter.length > 1 || letter <= '\x7f') continue;
    if (!scripts.test(letter)) continue;
    if (letter.normalize('NFKC') !== letter || letter.toLowerCase() === like) continue;
    groups.set(like, [...(groups.get(like) ?? []), letter.charCodeAt(0)]);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([like, points]) => `${like} ${steps(points).join(' ')}`)
    .join(';');
}

/**
 * From each number to the next, in base 36.
 *
 * @param {readonly number[]} numbers
 */
function steps(numbers) {
  const ordered = [...numbers].sort((a, b) => a - b);
  return ordered.map((number, index) => (number - (ordered[index - 1] ?? 0)).toString(36));
}
