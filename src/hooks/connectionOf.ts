const names = new WeakMap<object, string>();
let count = 0;

/** A name for a client object, the same for as long as the object lives, within this process. */
export function connectionOf(client: object): string {
  const known = names.get(client);
  if (known !== undefined) return known;
  count += 1;
  const name = `client-${count}`;
  names.set(client, name);
  return name;
}
