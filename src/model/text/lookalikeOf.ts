import { lookalikes } from './lookalikes.js';

let likenesses: ReadonlyMap<string, string> | undefined;

/** The small ASCII letter or digit that a Latin, Greek, Cyrillic, Armenian or Cherokee letter looks like. */
export function lookalikeOf(letter: string): string | undefined {
  likenesses ??= read();
  return likenesses.get(letter);
}

function read(): ReadonlyMap<string, string> {
  const read = new Map<string, string>();
  for (const group of lookalikes.split(';')) {
    const [like = '', ...steps] = group.split(' ');
    let point = 0;
    for (const step of steps) {
      point += Number.parseInt(step, 36);
      read.set(String.fromCharCode(point), like);
    }
  }
  return read;
}
