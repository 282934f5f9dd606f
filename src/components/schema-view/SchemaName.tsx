'use client';
import { schemaViewMessages } from '../../messages/schemaViewMessages.js';
import type { SchemaChild } from '../../model/schema/SchemaChildren.js';
import { saysMore } from '../../model/schema/saysMore.js';
import { hasVisibleText } from '../../model/text/hasVisibleText.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { UntrustedText } from '../untrusted-text/UntrustedText.js';
import { JsonValue } from './JsonValue.js';
import { placeWords } from './placeWords.js';

interface SchemaNameProps {
  child: SchemaChild;
  titles: readonly string[];
}

/** What a row is called: the name on the wire, always, and a title beside it if that says more. */
export function SchemaName({ child, titles }: SchemaNameProps) {
  const m = useMessages('schemaView', schemaViewMessages);
  const wire = child.kind === 'property' || child.kind === 'undeclared' ? child.name : null;
  const [title] = titles.filter((one) => wire === null || saysMore(one, wire));
  return (
    <>
      {wire === null ? (
        <span data-toolcard="schema-place">{placeWords(child, m)}</span>
      ) : (
        <code data-toolcard="schema-name">
          {hasVisibleText(wire) ? (
            <UntrustedText kind="label" text={wire} />
          ) : (
            <JsonValue value={wire} />
          )}
        </code>
      )}
      {title === undefined ? null : (
        <>
          {' '}
          <span data-toolcard="schema-title">
            <UntrustedText kind="label" text={title} />
          </span>
        </>
      )}
    </>
  );
}
