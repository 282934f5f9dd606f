'use client';
import { use, useState } from 'react';
import { schemaViewMessages } from '../../messages/schemaViewMessages.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { JsonValue } from './JsonValue.js';
import { Listed } from './Listed.js';
import { SubjectContext } from './SchemaViewContext.js';

const [first, page] = [8, 50];

/** The allowed values: the first eight, and the others in pages. */
export function ValueList({ values }: { values: readonly unknown[] }) {
  const m = useMessages('schemaView', schemaViewMessages);
  const subject = use(SubjectContext);
  const [shown, setShown] = useState(first);
  const rest = Math.max(0, values.length - shown);
  return (
    <>
      {values.length === 1 ? m.always : m.oneOf}{' '}
      <Listed of={values.slice(0, shown).map(valueElement)} />
      {values.length > first ? (
        <>
          {' '}
          {/* It stays when all are shown: whoever pressed it keeps the focus. */}
          <button
            type="button"
            data-toolcard="schema-more"
            aria-label={rest > 0 ? m.moreValuesOf(rest, subject) : m.fewerValuesOf(subject)}
            onClick={() => setShown(rest > 0 ? shown + page : first)}
          >
            {rest > 0 ? m.moreValues(rest) : m.fewerValues}
          </button>
        </>
      ) : null}
    </>
  );
}

const valueElement = (value: unknown) => <JsonValue value={value} />;
