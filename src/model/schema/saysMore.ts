const unsaid = /[\s\p{P}_]/gu;
const longest = 200;

/**
 * Whether a title says something else than a name: case, spaces and punctuation are nothing else,
 * signs such as `<` and `€` are. Long texts are compared as they are.
 */
export function saysMore(title: string, name: string): boolean {
  if (title.length > longest || name.length > longest) return title !== name;
  const [one, other] = [plain(title), plain(name)];
  return one === '' || other === '' ? title !== name : one !== other;
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(unsaid, '');
