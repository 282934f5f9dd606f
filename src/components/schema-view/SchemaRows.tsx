'use client';
import { useState } from 'react';
import { schemaViewMessages } from '../../messages/schemaViewMessages.js';
import type { SchemaChildren } from '../../model/schema/SchemaChildren.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { SchemaRow } from './SchemaRow.js';
import { useSchemaView } from './SchemaViewContext.js';

interface SchemaRowsProps {
  list: SchemaChildren;
  /** Path of the row that the list stands in; empty for the outermost. */
  path: string;
  level: number;
  /** What the list is of. */
  name: string;
  id?: string;
}

const page = 50;

/** Rows in the server's order, fifty at a time. */
export function SchemaRows({ list, path, level, name, id }: SchemaRowsProps) {
  const m = useMessages('schemaView', schemaViewMessages);
  const { hasRoom } = useSchemaView();
  const [shown, setShown] = useState(page);
  const [full, setFull] = useState(false);
  if (list.count === 0) return null;
  const mounted = Math.min(shown, list.count);
  const rest = list.count - mounted;
  const next = Math.min(page, rest);
  return (
    <div id={id} data-toolcard="schema-list">
      <ul data-toolcard="schema-rows" data-level={Math.min(level, 8)}>
        {Array.from({ length: mounted }, (_, index) => {
          const place = `${path}/${index}`;
          return (
            <SchemaRow
              key={place}
              child={list.at(index)}
              path={place}
              level={level}
              parent={name}
              renderInside={(inner, row, panelId) => (
                <SchemaRows id={panelId} list={inner} path={place} level={level + 1} name={row} />
              )}
            />
          );
        })}
      </ul>
      {rest > 0 ? (
        <button
          type="button"
          data-toolcard="schema-more"
          aria-label={m.of(m.moreRows(next, rest), name)}
          onClick={() => {
            if (hasRoom(next)) setShown(shown + page);
            else setFull(true);
          }}
        >
          {m.moreRows(next, rest)}
        </button>
      ) : null}
      {full ? (
        <p role="status" data-toolcard="schema-note">
          {m.full}
        </p>
      ) : null}
    </div>
  );
}
