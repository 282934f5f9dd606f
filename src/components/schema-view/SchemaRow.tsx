'use client';
import { type ReactNode, useMemo, useState } from 'react';
import { schemaViewMessages } from '../../messages/schemaViewMessages.js';
import { readSchemaNode } from '../../model/schema/readSchemaNode.js';
import type { SchemaChild, SchemaChildren } from '../../model/schema/SchemaChildren.js';
import type { TypePhrase } from '../../model/schema/TypePhrase.js';
import { useDisclosure } from '../disclosure/useDisclosure.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { insideWords } from './insideWords.js';
import { rowTitle } from './rowTitle.js';
import { SchemaFacts } from './SchemaFacts.js';
import { SchemaName } from './SchemaName.js';
import { SubjectContext, useSchemaView } from './SchemaViewContext.js';
import { TypeWords } from './TypeWords.js';

interface Inside {
  readonly id: string;
  readonly phrase: TypePhrase;
  readonly name: string;
  readonly subject: string;
}

interface SchemaRowProps {
  child: SchemaChild;
  path: string;
  level: number;
  /** What the row is in. */
  parent: string;
  isDescribed: (name: string) => boolean;
  /** Draws what is inside, in an element with that id. */
  renderInside: (list: SchemaChildren, row: Inside) => ReactNode;
}

const [mostLevels, firstPage] = [64, 50];

/** One parameter, item or shape: name, type, marks, facts, and what is inside once that is opened. */
export function SchemaRow({
  child,
  path,
  level,
  parent,
  isDescribed,
  renderInside,
}: SchemaRowProps) {
  const m = useMessages('schemaView', schemaViewMessages);
  const { root, subject: whole, openAtFirst, hasRoom } = useSchemaView();
  const undeclared = child.kind === 'undeclared';
  const schema = undeclared ? undefined : child.schema;
  const node = useMemo(() => readSchemaNode(root, schema), [root, schema]);
  const { phrase, children } = node;
  const [open, setOpen] = useState(openAtFirst.has(path));
  const [full, setFull] = useState(false);
  const { buttonProps, panelId } = useDisclosure({
    open,
    onOpenChange: (next) => {
      const room = !next || hasRoom(Math.min(children.count, firstPage));
      setFull(!room);
      if (room) setOpen(next);
    },
  });
  const name = rowTitle(child, parent, m);
  const subject = m.of(name, whole);
  const required = undeclared || (child.kind === 'property' && child.required);
  const inside = children.count === 0 ? null : insideWords(children, m);
  const described = undeclared && isDescribed(child.name);
  return (
    <SubjectContext value={subject}>
      <li data-toolcard="schema-row" data-kind={child.kind} data-required={required}>
        <div data-toolcard="schema-line">
          <SchemaName child={child} titles={node.titles} />{' '}
          {described ? null : (
            <span data-toolcard="schema-type">
              {undeclared ? m.undeclared : <TypeWords phrase={phrase} />}
            </span>
          )}{' '}
          {required ? <span data-toolcard="schema-required">{m.required}</span> : null}{' '}
          {inside !== null && level < mostLevels ? (
            <button
              {...buttonProps}
              data-toolcard="schema-toggle"
              aria-label={m.of(inside, subject)}
            >
              {inside}
            </button>
          ) : null}
        </div>
        {undeclared ? null : <SchemaFacts node={node} />}
        {inside !== null && level >= mostLevels ? (
          <p data-toolcard="schema-note">{m.tooDeep}</p>
        ) : null}
        {full ? (
          <p role="status" data-toolcard="schema-note">
            {m.full}
          </p>
        ) : null}
        {open && inside !== null
          ? renderInside(children, { id: panelId, phrase, name, subject })
          : null}
      </li>
    </SubjectContext>
  );
}
