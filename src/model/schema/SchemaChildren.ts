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
  /** Each item behind those that have a place of their own. */
  | { readonly kind: 'furtherItem'; readonly schema: unknown }
  /** The item at one place of a list, from 0. */
  | { readonly kind: 'position'; readonly index: number; readonly schema: unknown }
  /** What any name takes that is not listed. */
  | { readonly kind: 'otherName'; readonly schema: unknown }
  | {
      readonly kind: 'branch';
      readonly of: UnionKeyword;
      readonly index: number;
      /** How many branches stand beside each other, itself among them. */
      readonly count: number;
      readonly schema: unknown;
    };

/** What lies below a schema: counted, and read one by one, in the server's order. */
export interface SchemaChildren {
  readonly count: number;
  /** How many of them are names: properties, undeclared ones included. */
  readonly names: number;
  /** How many names are required. */
  readonly required: number;
  /** Whether a property of that name is among them. */
  readonly declares: (name: string) => boolean;
  /** The child at an index below `count`. */
  readonly at: (index: number) => SchemaChild;
  /** What tells that child from its neighbours, the same in a schema that was edited elsewhere. */
  readonly keyAt: (index: number) => string;
}
