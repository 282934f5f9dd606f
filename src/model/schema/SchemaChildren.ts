import type { UnionKeyword } from './branches.js';

/** One place below a schema, to be read with `readSchemaNode` when somebody looks at it. */
export type SchemaChild =
  | {
      readonly kind: 'property';
      readonly name: string;
      readonly required: boolean;
      readonly schema: unknown;
    }
  /** A name that is required and described nowhere. */
  | { readonly kind: 'undeclared'; readonly name: string }
  /** Each item of a list. */
  | { readonly kind: 'item'; readonly schema: unknown }
  /** The item at one place of a list, from 0. */
  | { readonly kind: 'position'; readonly index: number; readonly schema: unknown }
  /** What any name takes that is not listed. */
  | { readonly kind: 'otherName'; readonly schema: unknown }
  | {
      readonly kind: 'branch';
      readonly of: UnionKeyword;
      readonly index: number;
      readonly schema: unknown;
    };

/** What lies below a schema: counted, and read one by one, in the server's order. */
export interface SchemaChildren {
  readonly count: number;
  /** How many of them are names: properties, undeclared ones included. */
  readonly names: number;
  /** How many names are required. */
  readonly required: number;
  /** The child at an index from 0 to `count`. */
  readonly at: (index: number) => SchemaChild;
}
