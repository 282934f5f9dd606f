'use client';
import { createContext, use } from 'react';

/** What the rows of one view share. */
export interface SchemaViewState {
  /** The whole schema, which references point into. */
  readonly root: unknown;
  /** What the whole view is of, for accessible names: "Send mail", "the output of Send mail". */
  readonly subject: string;
  /** Paths of the rows that stand open at first. */
  readonly openAtFirst: ReadonlySet<string>;
  /** Whether that many more rows may be mounted. To be asked when something is pressed. */
  readonly hasRoom: (rows: number) => boolean;
}

/** The view around a row. */
export const SchemaViewContext = createContext<SchemaViewState | null>(null);

/** The view that a row stands in. */
export function useSchemaView(): SchemaViewState {
  const view = use(SchemaViewContext);
  if (view === null) throw new Error('A row of a schema is rendered outside of a SchemaView.');
  return view;
}

/** What the words around are of, for accessible names: "city of addr of Send mail". */
export const SubjectContext = createContext('');
