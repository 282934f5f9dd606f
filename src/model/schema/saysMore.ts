const unsaid = /[\s\p{P}\p{S}]/gu;

/** Whether a title says something else than a name: case, spaces and punctuation are nothing else. */
export function saysMore(title: string, name: string): boolean {
  const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(unsaid, '');
  return plain(title) !== plain(name);
}
