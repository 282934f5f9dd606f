'use client';
import { schemaViewMessages } from '../../messages/schemaViewMessages.js';
import type { SchemaChild } from '../../model/schema/SchemaChildren.js';
import { saysMore } from '../../model/schema/saysMore.js';
import { hasVisibleText } from '../../model/text/hasVisibleText.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { JsonValue } from './JsonValue.js';
import { Pieces } from './Pieces.js';
import { placeWords } from './placeWords.js';
import { SchemaTitle } from './SchemaTitle.js';
import { ServerWords } from './ServerWords.js';

interface SchemaNameProps {
  child: SchemaChild;
  titles: readonly string[];
}

/** What a row is called: the name on the wire, always, and beside it each title that says more. */
export function SchemaName({ child, titles }: SchemaNameProps) {
  const m = useMessages('schemaView', schemaViewMessages);
  const wire = child.kind === 'property' || child.kind === 'undeclared' ? child.name : null;
  const more = titles.filter((one) => wire === null || saysMore(one, wire));
  return (
    <>
      {wire === null ? (
        <span data-toolcard="schema-place">{placeWords(child, m)}</span>
      ) : (
        <code data-toolcard="schema-name">
          {hasVisibleText(wire) ? <ServerWords text={wire} /> : <JsonValue value={wire} />}
        </code>
      )}
      <Pieces
        of={more.map((title) => (
          <>
            {' '}
            <SchemaTitle title={title} />
          </>
        ))}
      />
    </>
  );
}
