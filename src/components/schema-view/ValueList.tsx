'use client';
import { useState } from 'react';
import { schemaViewMessages } from '../../messages/schemaViewMessages.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { JsonValue } from './JsonValue.js';
import { Listed } from './Listed.js';

interface ValueListProps {
  values: readonly unknown[];
  /** Of which parameter, for the button's name. */
  name: string;
}

const [first, page] = [8, 50];

/** The allowed values: the first eight, and the others in pages. */
export function ValueList({ values, name }: ValueListProps) {
  const m = useMessages('schemaView', schemaViewMessages);
  const [shown, setShown] = useState(first);
  const rest = values.length - shown;
  return (
    <>
      {values.length === 1 ? m.always : m.oneOf}{' '}
      <Listed of={values.slice(0, shown).map(valueElement)} />
      {rest > 0 ? (
        <>
          {' '}
          <button
            type="button"
            data-toolcard="schema-more"
            aria-label={m.moreValuesOf(rest, name)}
            onClick={() => setShown(shown + page)}
          >
            {m.moreValues(rest)}
          </button>
        </>
      ) : null}
    </>
  );
}

const valueElement = (value: unknown) => <JsonValue value={value} />;
