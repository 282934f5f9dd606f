/** An HTML tag in a text, closing tags left out. */
export interface Tag {
  readonly name: string;
  /** By their names in small letters. */
  readonly attributes: ReadonlyMap<string, string>;
  /** UTF-16 index behind it. */
  readonly end: number;
}

/** What a text holds that a reader of markup would not show as it is. */
export interface Markup {
  readonly tags: readonly Tag[];
  /** What stands in HTML comments. */
  readonly comments: readonly string[];
  /** The text, at the same indexes, with code and comments as spaces. */
  readonly plain: string;
}

const openers = /<!--|<[a-z]|(?:`+|~{3,})/gi;
const tagName = /[a-z][\w:-]*/iy;
const attribute = /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>`]+)))?/y;
const tagEnd = /[\s/]*>/y;

/**
 * The tags, the comments and the rest of a text; code is documentation of markup, not markup. The
 * leftmost construct wins, as in CommonMark. Linear.
 *
 * @see https://spec.commonmark.org/0.31.2/#code-spans
 */
export function readMarkup(text: string): Markup {
  const tags: Tag[] = [];
  const comments: string[] = [];
  const plain: string[] = [];
  const closings = closingFences(text);
  const blankLineFrom = blankLines(text);
  let done = 0;
  const blank = (from: number, to: number) => {
    plain.push(text.slice(done, from), text.slice(from, to).replace(/[^\n]/g, ' '));
    done = to;
  };
  openers.lastIndex = 0;
  for (let opener = openers.exec(text); opener; opener = openers.exec(text)) {
    const { 0: mark, index } = opener;
    let next = index + mark.length;
    if (mark === '<!--') {
      const end = text.indexOf('-->', next);
      const close = end < 0 ? text.length : end;
      comments.push(text.slice(next, close));
      next = Math.min(text.length, close + 3);
      blank(index, next);
    } else if (mark.startsWith('<')) {
      const tag = readTag(text, index + 1);
      if (tag) tags.push(tag);
      if (tag) next = tag.end;
    } else {
      const end = codeEnd(text, index, mark, closings, blankLineFrom);
      if (end !== null) blank(index, end);
      next = end ?? next;
    }
    openers.lastIndex = next;
  }
  plain.push(text.slice(done));
  return { tags, comments, plain: plain.join('') };
}

/** The next run of as many backticks, by the index of each; of fences too, up to the end of the text. */
function closingFences(text: string): ReadonlyMap<number, number> {
  const closings = new Map<number, number>();
  if (!text.includes('`') && !text.includes('~~~')) return closings;
  const last = new Map<string, number>();
  for (const { 0: run, index } of text.matchAll(/`+|~{3,}/g)) {
    const opener = last.get(run);
    if (opener !== undefined) closings.set(opener, index + run.length);
    last.set(run, index);
  }
  return closings;
}

const fenceLead = /(?:^|\n)[ \t>*-]*$/;

/** Where code that begins with a run of marks ends; `null` where the marks are no beginning of code. */
function codeEnd(
  text: string,
  index: number,
  mark: string,
  closings: ReadonlyMap<number, number>,
  blankLineFrom: (index: number) => number,
): number | null {
  const end = closings.get(index);
  if (mark.length >= 3 && fenceLead.test(text.slice(Math.max(0, index - 40), index))) {
    return end ?? text.length;
  }
  if (end === undefined || mark.startsWith('~')) return null;
  return blankLineFrom(index) < end ? null : end;
}

/** Finds the first empty line behind an index, for indexes that only grow. */
function blankLines(text: string): (index: number) => number {
  const lines = /\n[ \t]*(?=\n)/g;
  let found = -1;
  return (index) => {
    if (found >= index) return found;
    lines.lastIndex = index;
    found = lines.exec(text)?.index ?? text.length;
    return found;
  };
}

function readTag(text: string, start: number): Tag | null {
  tagName.lastIndex = start;
  const name = (tagName.exec(text)?.[0] ?? '').toLowerCase();
  const attributes = new Map<string, string>();
  let at = start + name.length;
  for (;;) {
    tagEnd.lastIndex = at;
    if (tagEnd.test(text)) return { name, attributes, end: tagEnd.lastIndex };
    attribute.lastIndex = at;
    const read = attribute.exec(text);
    if (!read) return null;
    const [, key = '', double, single, bare] = read;
    const known = key.toLowerCase();
    if (!attributes.has(known)) attributes.set(known, double ?? single ?? bare ?? '');
    at = attribute.lastIndex;
  }
}
