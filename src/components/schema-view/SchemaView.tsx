'use client';
import { type ComponentProps, useMemo, useRef } from 'react';
import { schemaViewMessages } from '../../messages/schemaViewMessages.js';
import { firstOpen } from '../../model/schema/firstOpen.js';
import { readSchemaNode, type SchemaNode } from '../../model/schema/readSchemaNode.js';
import { attributeText } from '../../model/text/attributeText.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { Pieces } from './Pieces.js';
import { SchemaFacts } from './SchemaFacts.js';
import { SchemaHead } from './SchemaHead.js';
import { SchemaRows } from './SchemaRows.js';
import { SchemaTitle } from './SchemaTitle.js';
import { SchemaViewContext, type SchemaViewState, SubjectContext } from './SchemaViewContext.js';

/** What a {@link SchemaView} takes. */
export interface SchemaViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A JSON Schema, or whatever a server sent in its place. Rows stay open by name when it is replaced. */
  schema: unknown;
  /** What it is of, such as the tool's display name: part of accessible names. */
  label: string;
  /** Whether the schema is of what a tool takes or of what it answers. Default `input`. */
  root?: 'input' | 'output' | undefined;
  /** Whether to begin with the number of parameters. Default true. */
  summary?: boolean | undefined;
}

const mostRows = 2000;

/**
 * A JSON Schema as rows to read: one a parameter, with nested ones opening in place. Renders a
 * `<div>`. Every keyword is told in words or counted in "other keywords", which open the raw
 * schema. Reads only what is open, so size, depth and circles of a schema cost nothing.
 *
 * @see JSON Schema 2020-12; MCP specification 2026-07-28, Tools
 */
export function SchemaView({
  schema,
  label,
  root = 'input',
  summary = true,
  ref,
  ...props
}: SchemaViewProps) {
  const m = useMessages('schemaView', schemaViewMessages);
  const frame = useRef<HTMLDivElement>(null);
  const node = useMemo(() => readSchemaNode(schema, schema), [schema]);
  const name = attributeText(label, 200);
  const subject = root === 'input' ? name : m.outputOf(name);
  const view = useMemo<SchemaViewState>(
    () => ({
      root: schema,
      subject,
      openAtFirst: firstOpen(schema),
      hasRoom: (rows) => {
        const mounted = frame.current?.querySelectorAll('[data-toolcard="schema-row"]').length ?? 0;
        return mounted + rows <= mostRows;
      },
    }),
    [schema, subject],
  );
  return (
    <SchemaViewContext value={view}>
      <div data-toolcard="schema-view" data-root={root} {...props} ref={ref}>
        <div ref={frame} data-toolcard="schema-frame">
          <SubjectContext value={subject}>
            <SchemaHead node={node} root={root} summary={summary} />
            <Pieces of={node.titles.map(titleElement)} />
            <SchemaFacts node={node} rules={rulesBelowHead(node)} />
          </SubjectContext>
          <SchemaRows
            list={node.children}
            phrase={node.phrase}
            path=""
            level={1}
            name={subject}
            subject={subject}
          />
        </div>
      </div>
    </SchemaViewContext>
  );
}

/** Without a row the head has said already whether other names are taken. */
const rulesBelowHead = ({ rules, children }: SchemaNode) =>
  children.count > 0 ? rules : rules.filter((rule) => rule.kind !== 'otherNames');

const titleElement = (title: string) => (
  <p data-toolcard="schema-root-title">
    <SchemaTitle title={title} />
  </p>
);
