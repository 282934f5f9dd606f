'use client';
import type { ReactNode } from 'react';
import { schemaViewMessages } from '../../messages/schemaViewMessages.js';
import type { SchemaRule } from '../../model/schema/SchemaRule.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { JsonValue } from './JsonValue.js';
import { Pieces } from './Pieces.js';
import { ServerWords } from './ServerWords.js';

/** One rule in words. A pattern stays the server's code, read left to right, and is never run. */
export function RuleWords({ rule }: { rule: SchemaRule }): ReactNode {
  const m = useMessages('schemaView', schemaViewMessages);
  switch (rule.kind) {
    case 'range':
      return m.range(rule.bounds, rule.above, rule.below);
    case 'step':
      return m.step(rule.step);
    case 'length':
    case 'items':
    case 'members':
      return m[rule.kind](rule.bounds);
    case 'unique':
    case 'deprecated':
    case 'readOnly':
    case 'writeOnly':
      return m[rule.kind];
    case 'otherNames':
      return rule.allowed ? m.open : m.closed;
    case 'pattern':
      return <Pieces of={m.pattern(<Code text={rule.pattern} />)} />;
    case 'format':
      if (Object.hasOwn(m.formats, rule.format)) return m.formats[rule.format];
      return <Pieces of={m.format(<Code text={rule.format} />)} />;
    case 'dialect': {
      const uri = rule.uri.replace(/#$/, '');
      if (Object.hasOwn(m.dialects, uri)) return m.dialects[uri];
      return <Pieces of={m.dialect(<Code text={rule.uri} />)} />;
    }
    case 'examples':
      return <Pieces of={m.examples(<Pieces of={m.either(rule.values.map(valueElement))} />)} />;
    default:
      return rule satisfies never;
  }
}

const valueElement = (value: unknown) => <JsonValue value={value} />;

function Code({ text }: { text: string }) {
  return (
    <code dir="ltr" data-toolcard="schema-value">
      <ServerWords foldAt={120} text={text === '' ? '""' : text} />
    </code>
  );
}
