'use client';
import { type ComponentProps, useMemo, useRef } from 'react';
import { firstOpen } from '../../model/schema/firstOpen.js';
import { readSchemaNode, type SchemaNode } from '../../model/schema/readSchemaNode.js';
import { SchemaFacts } from './SchemaFacts.js';
import { SchemaHead } from './SchemaHead.js';
import { SchemaRows } from './SchemaRows.js';
import { SchemaViewContext, type SchemaViewState } from './SchemaViewContext.js';
import { useVersion } from './useVersion.js';

/** What a {@link SchemaView} takes. */
export interface SchemaViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A JSON Schema, or whatever a server sent in its place. Keep it the same object while it is the same. */
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
  const frame = useRef<HTMLDivElement>(null);
  const version = useVersion(schema);
  const node = useMemo(() => readSchemaNode(schema, schema), [schema]);
  const view = useMemo<SchemaViewState>(
    () => ({
      root: schema,
      label,
      openAtFirst: firstOpen(schema),
      hasRoom: (rows) => {
        const mounted = frame.current?.querySelectorAll('[data-toolcard="schema-row"]').length ?? 0;
        return mounted + rows <= mostRows;
      },
    }),
    [schema, label],
  );
  return (
    <SchemaViewContext value={view}>
      <div data-toolcard="schema-view" data-root={root} {...props} ref={ref}>
        <div ref={frame} data-toolcard="schema-frame">
          <SchemaHead node={node} root={root} summary={summary} />
          <SchemaFacts node={node} name={label} rules={rulesBelowHead(node)} />
          <SchemaRows key={version} list={node.children} path="" level={1} name={label} />
        </div>
      </div>
    </SchemaViewContext>
  );
}

/** Without a row the head has said already whether other names are taken. */
const rulesBelowHead = ({ rules, children }: SchemaNode) =>
  children.count > 0 ? rules : rules.filter((rule) => rule.kind !== 'otherNames');
