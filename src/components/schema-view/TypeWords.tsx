'use client';
import type { ReactNode } from 'react';
import { schemaViewMessages } from '../../messages/schemaViewMessages.js';
import type { TypePhrase } from '../../model/schema/TypePhrase.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { UntrustedText } from '../untrusted-text/UntrustedText.js';
import { JsonValue } from './JsonValue.js';
import { Pieces } from './Pieces.js';

interface TypeWordsProps {
  phrase: TypePhrase;
  /** Inside another phrase, where several words need brackets. */
  nested?: boolean;
}

/** A type phrase in words: "list of string", "string or null". What comes from the server is isolated. */
export function TypeWords({ phrase, nested = false }: TypeWordsProps): ReactNode {
  const m = useMessages('schemaView', schemaViewMessages);
  switch (phrase.kind) {
    case 'any':
    case 'never':
    case 'unstated':
      return m[phrase.kind];
    case 'type':
      return m.types[phrase.type];
    case 'malformed':
      return <Pieces of={m.malformed(<JsonValue value={phrase.value} />)} />;
    case 'unknown':
      return <Pieces of={m.unknown(<Server text={phrase.text} />)} />;
    case 'list':
      if (phrase.of === null) return m.types.array;
      return <Pieces of={m.list(<TypeWords phrase={phrase.of} nested />)} />;
    case 'map':
      return <Pieces of={m.map(<TypeWords phrase={phrase.of} nested />)} />;
    case 'named':
      if (phrase.name === '') return m.whole;
      if (phrase.of === null) return <Server text={phrase.name} />;
      return (
        <Pieces of={m.named(<Server text={phrase.name} />, <TypeWords phrase={phrase.of} />)} />
      );
    case 'values':
      return <Pieces of={m.either(phrase.values.map(valueElement))} />;
    case 'shapes':
      return m.shapes[phrase.of](phrase.count);
    case 'or': {
      const choices = m.either(phrase.of.map(choiceElement));
      return <Pieces of={nested ? m.group(<Pieces of={choices} />) : choices} />;
    }
    case 'missing':
    case 'elsewhere':
      return <Pieces of={m[phrase.kind](<Server text={phrase.ref} code />)} />;
    default:
      return phrase satisfies never;
  }
}

const valueElement = (value: unknown) => <JsonValue value={value} />;
const choiceElement = (choice: TypePhrase) => <TypeWords phrase={choice} nested />;

function Server({ text, code = false }: { text: string; code?: boolean }) {
  const shown = <UntrustedText kind="label" foldAt={80} text={text === '' ? '""' : text} />;
  return code ? <code data-toolcard="schema-value">{shown}</code> : shown;
}
