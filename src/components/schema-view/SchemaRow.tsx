'use client';
import { type ReactNode, useMemo, useState } from 'react';
import { schemaViewMessages } from '../../messages/schemaViewMessages.js';
import { readSchemaNode } from '../../model/schema/readSchemaNode.js';
import type { SchemaChild, SchemaChildren } from '../../model/schema/SchemaChildren.js';
import { useDisclosure } from '../disclosure/useDisclosure.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { insideWords } from './insideWords.js';
import { rowTitle } from './rowTitle.js';
import { SchemaFacts } from './SchemaFacts.js';
import { SchemaName } from './SchemaName.js';
import { useSchemaView } from './SchemaViewContext.js';
import { TypeWords } from './TypeWords.js';

interface SchemaRowProps {
  child: SchemaChild;
  path: string;
  level: number;
  /** What the row is in. */
  parent: string;
  /** Draws what is inside, in an element with that id. */
  renderInside: (list: SchemaChildren, name: string, id: string) => ReactNode;
}

const [mostLevels, firstPage] = [64, 50];

/** One parameter, item or shape: name, type, marks, facts, and what is inside once that is opened. */
export function SchemaRow({ child, path, level, parent, renderInside }: SchemaRowProps) {
  const m = useMessages('schemaView', schemaViewMessages);
  const { root, openAtFirst, hasRoom } = useSchemaView();
  const schema = child.kind === 'undeclared' ? undefined : child.schema;
  const node = useMemo(() => readSchemaNode(root, schema), [root, schema]);
  const [open, setOpen] = useState(openAtFirst.has(path));
  const [full, setFull] = useState(false);
  const { buttonProps, panelId } = useDisclosure({
    open,
    onOpenChange: (next) => {
      const room = !next || hasRoom(Math.min(node.children.count, firstPage));
      setFull(!room);
      if (room) setOpen(next);
    },
  });
  const name = rowTitle(child, parent, m);
  const required = child.kind === 'undeclared' || (child.kind === 'property' && child.required);
  const { count } = node.children;
  const inside = count === 0 ? null : insideWords(node.children, m);
  return (
    <li data-toolcard="schema-row" data-kind={child.kind} data-required={required}>
      <div data-toolcard="schema-line">
        <SchemaName child={child} titles={node.titles} />{' '}
        {child.kind === 'undeclared' ? (
          <span data-toolcard="schema-type">{m.undeclared}</span>
        ) : (
          <span data-toolcard="schema-type">
            <TypeWords phrase={node.phrase} />
          </span>
        )}{' '}
        {required ? <span data-toolcard="schema-required">{m.required}</span> : null}{' '}
        {inside !== null && level < mostLevels ? (
          <button {...buttonProps} data-toolcard="schema-toggle" aria-label={m.of(inside, name)}>
            {inside}
          </button>
        ) : null}
      </div>
      {child.kind === 'undeclared' ? null : <SchemaFacts node={node} name={name} />}
      {inside !== null && level >= mostLevels ? (
        <p data-toolcard="schema-note">{m.tooDeep}</p>
      ) : null}
      {full ? (
        <p role="status" data-toolcard="schema-note">
          {m.full}
        </p>
      ) : null}
      {open && count > 0 ? renderInside(node.children, name, panelId) : null}
    </li>
  );
}
