import { readSchemaNode } from './readSchemaNode.js';

const [mostRows, mostLevels, mostLooks] = [40, 3, 400];

/**
 * Which rows of a schema stand open at first, as paths of child keys (`/"filter"/"tags"`): level by level,
 * as long as no more than 40 rows show and none lies deeper than three levels. Opens most real
 * schemas whole, and reads no more than a few hundred places of any other.
 */
export function firstOpen(root: unknown): ReadonlySet<string> {
  const open = new Set<string>();
  const top = readSchemaNode(root, root);
  let rows = top.children.count;
  let looks = 0;
  let level = [{ path: '', node: top }];
  for (let depth = 1; depth < mostLevels && rows < mostRows; depth += 1) {
    const next: typeof level = [];
    for (const { path, node } of level) {
      for (let index = 0; index < node.children.count; index += 1) {
        looks += 1;
        if (looks > mostLooks) return open;
        const child = node.children.at(index);
        if (child.kind === 'undeclared') continue;
        const below = readSchemaNode(root, child.schema);
        const { count } = below.children;
        if (count === 0 || rows + count > mostRows) continue;
        rows += count;
        const place = `${path}/${node.children.keyAt(index)}`;
        open.add(place);
        next.push({ path: place, node: below });
      }
    }
    level = next;
  }
  return open;
}
