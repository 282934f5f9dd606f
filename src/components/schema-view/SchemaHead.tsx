'use client';
import { schemaViewMessages } from '../../messages/schemaViewMessages.js';
import type { SchemaNode } from '../../model/schema/readSchemaNode.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { JsonValue } from './JsonValue.js';
import { Pieces } from './Pieces.js';
import { TypeWords } from './TypeWords.js';

interface SchemaHeadProps {
  node: SchemaNode;
  root: 'input' | 'output';
  summary: boolean;
}

/** The first line of a schema: how many parameters, or which value comes back, or that there are none. */
export function SchemaHead({ node, root, summary }: SchemaHeadProps) {
  const m = useMessages('schemaView', schemaViewMessages);
  const { phrase, children } = node;
  if (phrase.kind === 'malformed') {
    return (
      <p data-toolcard="schema-head">
        <Pieces of={m.notSchema(<JsonValue value={phrase.value} />)} />
      </p>
    );
  }
  const { names, required } = children;
  const counted = (root === 'input' ? m.parameters : m.fields)(names, required);
  const ordinary = phrase.kind === 'any' || (phrase.kind === 'type' && phrase.type === 'object');
  if (root === 'input' && ordinary) {
    const line = children.count > 0 ? (names > 0 && summary ? counted : null) : emptyLine(node, m);
    return line === null ? null : <p data-toolcard="schema-head">{line}</p>;
  }
  return (
    <p data-toolcard="schema-head">
      {root === 'input' ? m.takes : m.returns}{' '}
      <span data-toolcard="schema-type">
        <TypeWords phrase={phrase} />
      </span>
      {names > 0 && summary ? <span data-toolcard="schema-count">: {counted}</span> : null}
    </p>
  );
}

/** A schema without a row. Other keywords may still stand for parameters, so then it claims little. */
function emptyLine(node: SchemaNode, m: typeof schemaViewMessages): string {
  const closed = node.rules.some(
    (rule) =>
      (rule.kind === 'otherNames' && !rule.allowed) ||
      (rule.kind === 'members' && rule.bounds.max === 0),
  );
  if (node.others.length > 0) return m.namesNone;
  return closed ? m.takesNone : m.declaresNone;
}
