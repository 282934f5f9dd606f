'use client';
import { useState } from 'react';
import { schemaViewMessages } from '../../messages/schemaViewMessages.js';
import type { SchemaChildren } from '../../model/schema/SchemaChildren.js';
import type { TypePhrase } from '../../model/schema/TypePhrase.js';
import { tellsShapes } from '../../model/schema/tellsShapes.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { SchemaRow } from './SchemaRow.js';
import { useSchemaView } from './SchemaViewContext.js';

interface SchemaRowsProps {
  list: SchemaChildren;
  /** What has been said of the type of what the list stands in. */
  phrase: TypePhrase;
  /** Path of the row that the list stands in; empty for the outermost. */
  path: string;
  level: number;
  /** What the list is of, for accessible names: a row by its title, or the whole view. */
  name: string;
  subject: string;
  /** Whether a name is described around the list. */
  isDescribed?: ((name: string) => boolean) | undefined;
  id?: string;
}

const page = 50;
const nowhere = () => false;

/** Rows in the server's order, fifty at a time. */
export function SchemaRows({
  list,
  phrase,
  path,
  level,
  name,
  subject,
  isDescribed = nowhere,
  id,
}: SchemaRowsProps) {
  const m = useMessages('schemaView', schemaViewMessages);
  const { hasRoom } = useSchemaView();
  const [shown, setShown] = useState(page);
  const [full, setFull] = useState(false);
  if (list.count === 0) return null;
  const mounted = Math.min(shown, list.count);
  const rest = list.count - mounted;
  const next = Math.min(page, rest);
  const words = rest > 0 ? m.moreRows(next, rest) : m.fewerRows;
  const around = (inner: string) => list.declares(inner) || isDescribed(inner);
  const rows = Array.from({ length: mounted }, (_, index) => {
    const key = list.keyAt(index);
    const child = list.at(index);
    const place = `${path}/${key}`;
    const leads = child.kind === 'branch' && child.index === 0;
    return [
      leads && !tellsShapes(phrase, child.of, child.count) ? (
        <li key={`${key} lead`} data-toolcard="schema-lead">
          {m.branches[child.of](child.count)}
        </li>
      ) : null,
      <SchemaRow
        key={key}
        child={child}
        path={place}
        level={level}
        parent={name}
        isDescribed={isDescribed}
        renderInside={(inner, row) => (
          <SchemaRows
            {...row}
            list={inner}
            path={place}
            level={level + 1}
            isDescribed={child.kind === 'branch' ? around : undefined}
          />
        )}
      />,
    ];
  });
  return (
    <div id={id} data-toolcard="schema-list">
      <ul data-toolcard="schema-rows" data-level={Math.min(level, 8)}>
        {rows.flat()}
      </ul>
      {list.count > page ? (
        // It stays when all are shown: whoever pressed it keeps the focus.
        <button
          type="button"
          data-toolcard="schema-more"
          aria-label={m.of(words, subject)}
          onClick={() => {
            setFull(rest > 0 && !hasRoom(next));
            if (rest === 0) setShown(page);
            else if (hasRoom(next)) setShown(mounted + page);
          }}
        >
          {words}
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
