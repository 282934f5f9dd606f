import type { Readable } from 'node:stream';

/**
 * Calls back for each line that is not blank. Lines end at a line feed alone: `node:readline` also
 * breaks at U+2028, which may stand inside a JSON string.
 */
export function eachLine(stream: Readable | null, callback: (line: string) => void): void {
  let pieces: string[] = [];
  stream?.setEncoding('utf8').on('data', (text: string) => {
    const [first = '', ...others] = text.split('\n');
    pieces.push(first);
    for (const next of others) {
      const line = pieces.join('');
      pieces = [next];
      if (line.trim() !== '') callback(line);
    }
  });
}
