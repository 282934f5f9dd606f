import { readPointer } from './readPointer.js';

/** A place in a definition, as far as words can tell it. */
export interface Place {
  /** What to say: of a member, of a parameter or output field, of an annotation, or the pointer. */
  readonly kind: 'member' | 'parameter' | 'field' | 'annotation' | 'elsewhere';
  /** The member; or names in the server's words, the outermost first. */
  readonly names: readonly string[];
  /** The keyword of a schema at its end. */
  readonly keyword: string | null;
}

const listed = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const passed = new Set(['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains']);
const [mostNames, longest] = [4, 2000];

/** What a JSON Pointer into a definition leads to; `null` for the definition itself. */
export function readPlace(path: string): Place | null {
  const [member, ...steps] = readPointer(path.slice(0, longest));
  const [first] = steps;
  switch (member) {
    case undefined:
      return null;
    case 'annotations':
      if (first === undefined) break;
      return first === 'title'
        ? { kind: 'member', names: ['title'], keyword: null }
        : { kind: 'annotation', names: [first], keyword: null };
    case 'inputSchema':
    case 'outputSchema':
      return inSchema(member, steps);
  }
  return { kind: 'member', names: [member], keyword: null };
}

function inSchema(member: 'inputSchema' | 'outputSchema', steps: readonly string[]): Place {
  const names: string[] = [];
  let at = 0;
  for (let step = steps[at]; step !== undefined; step = steps[at]) {
    const next = steps[at + 1];
    if (step === 'properties' && next !== undefined) names.push(next);
    else if (!(passed.has(step) || (listed.has(step) && next !== undefined))) break;
    at += passed.has(step) && !/^\d+$/.test(next ?? '') ? 1 : 2;
  }
  const keyword = steps[at] ?? null;
  if (names.length > mostNames || keyword === '$defs' || keyword === 'definitions') {
    return { kind: 'elsewhere', names: [], keyword: null };
  }
  if (names.length === 0) return { kind: 'member', names: [member], keyword };
  return { kind: member === 'inputSchema' ? 'parameter' : 'field', names, keyword };
}
