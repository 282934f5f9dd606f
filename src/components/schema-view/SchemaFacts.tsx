'use client';
import type { ReactNode } from 'react';
import { schemaViewMessages } from '../../messages/schemaViewMessages.js';
import type { SchemaNode } from '../../model/schema/readSchemaNode.js';
import type { SchemaRule } from '../../model/schema/SchemaRule.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { UntrustedText } from '../untrusted-text/UntrustedText.js';
import { JsonValue } from './JsonValue.js';
import { OtherKeywords } from './OtherKeywords.js';
import { Pieces } from './Pieces.js';
import { RuleWords } from './RuleWords.js';
import { ValueList } from './ValueList.js';

interface SchemaFactsProps {
  node: SchemaNode;
  /** What the facts are of, for accessible names. */
  name: string;
  /** Which rules to show. Default: all of the node. */
  rules?: readonly SchemaRule[] | undefined;
}

/** What stands below a name: descriptions, allowed values, default, rules, and what else there is. */
export function SchemaFacts({ node, name, rules = node.rules }: SchemaFactsProps) {
  const m = useMessages('schemaView', schemaViewMessages);
  const { descriptions, values, defaultValue, others } = node;
  const facts: ReactNode[] = [];
  if (values.length > 0) facts.push(<ValueList values={values} name={name} />);
  if (defaultValue)
    facts.push(<Pieces of={m.defaultValue(<JsonValue value={defaultValue.value} />)} />);
  for (const rule of rules) facts.push(<RuleWords rule={rule} />);
  return (
    <>
      <Pieces of={descriptions.map(descriptionElement)} />
      {facts.length > 0 ? (
        <ul data-toolcard="schema-rules">
          <Pieces of={facts.map(ruleElement)} />
        </ul>
      ) : null}
      {others.length > 0 ? <OtherKeywords node={node} name={name} /> : null}
    </>
  );
}

const descriptionElement = (text: string) => (
  <p data-toolcard="schema-description">
    <UntrustedText text={text.trim()} foldAt={280} />
  </p>
);

const ruleElement = (fact: ReactNode) => <li data-toolcard="schema-rule">{fact}</li>;
