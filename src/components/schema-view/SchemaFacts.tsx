'use client';
import { type ReactNode, use } from 'react';
import { schemaViewMessages } from '../../messages/schemaViewMessages.js';
import type { SchemaNode } from '../../model/schema/readSchemaNode.js';
import type { SchemaRule } from '../../model/schema/SchemaRule.js';
import { withoutEdges } from '../../model/text/withoutEdges.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { UntrustedText } from '../untrusted-text/UntrustedText.js';
import { areLong, isLongRule } from './isLong.js';
import { JsonValue } from './JsonValue.js';
import { OtherKeywords } from './OtherKeywords.js';
import { Pieces } from './Pieces.js';
import { RuleWords } from './RuleWords.js';
import { SubjectContext } from './SchemaViewContext.js';
import { ValueList } from './ValueList.js';

interface SchemaFactsProps {
  node: SchemaNode;
  /** Which rules to show. Default: all of the node. */
  rules?: readonly SchemaRule[] | undefined;
}

/** What stands below a name: descriptions, allowed values, default, rules, and what else there is. */
export function SchemaFacts({ node, rules = node.rules }: SchemaFactsProps) {
  const m = useMessages('schemaView', schemaViewMessages);
  const label = m.descriptionOf(use(SubjectContext));
  const { descriptions, values, defaultValue, others } = node;
  const facts: ReactNode[] = [];
  const add = (fact: ReactNode, long: boolean) =>
    facts.push(
      <li data-toolcard="schema-rule" data-long={long}>
        {fact}
      </li>,
    );
  if (values.length > 0) add(<ValueList values={values} />, areLong(values));
  if (defaultValue) {
    const { value } = defaultValue;
    add(<Pieces of={m.defaultValue(<JsonValue value={value} />)} />, areLong([value]));
  }
  for (const rule of rules) add(<RuleWords rule={rule} />, isLongRule(rule));
  const describe = (text: string) => (
    <p data-toolcard="schema-description">
      <UntrustedText text={withoutEdges(text)} foldAt={280} label={label} />
    </p>
  );
  return (
    <>
      <Pieces of={descriptions.map(describe)} />
      {facts.length > 0 ? (
        <ul data-toolcard="schema-rules">
          <Pieces of={facts} />
        </ul>
      ) : null}
      {others.length > 0 ? <OtherKeywords node={node} /> : null}
    </>
  );
}
