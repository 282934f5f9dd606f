import { ServerWords } from './ServerWords.js';

/** A title of the server's, which says more than the name it stands beside. */
export function SchemaTitle({ title }: { title: string }) {
  return (
    <span data-toolcard="schema-title">
      <ServerWords text={title} />
    </span>
  );
}
