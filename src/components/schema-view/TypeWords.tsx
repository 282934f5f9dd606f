'use client';
import type { ReactNode } from 'react';
import { schemaViewMessages } from '../../messages/schemaViewMessages.js';
import type { TypePhrase } from '../../model/schema/TypePhrase.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { JsonValue } from './JsonValue.js';
import { Pieces } from './Pieces.js';
import { ServerWords } from './ServerWords.js';

interface TypeWordsProps {
  phrase: TypePhrase;
  /** What the phrase is a part of: several words need brackets there. */
  within?: 'list' | 'choice';
}

/** A type phrase in words: "list of string", "string or null". What comes from the server is isolated. */
export function TypeWords({ phrase, within }: TypeWordsProps): ReactNode {
  const m = useMessages('schemaView', schemaViewMessages);
  const words = <Words phrase={phrase} />;
  return needsBrackets(phrase, within) ? <Pieces of={m.group(words)} /> : words;
}

function needsBrackets(phrase: TypePhrase, within: TypeWordsProps['within']): boolean {
  if (within === undefined) return false;
  switch (phrase.kind) {
    case 'map':
    case 'never':
    case 'malformed':
    case 'missing':
    case 'elsewhere':
      return true;
    case 'values':
      return within === 'list' && phrase.values.length > 1;
    case 'or':
    case 'shapes':
      return within === 'list';
    default:
      return false;
  }
}

function Words({ phrase }: { phrase: TypePhrase }): ReactNode {
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
      return <Pieces of={m.list(<TypeWords phrase={phrase.of} within="list" />)} />;
    case 'map':
      return <Pieces of={m.map(<TypeWords phrase={phrase.of} within="list" />)} />;
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
    case 'or':
      return <Pieces of={m.either(phrase.of.map(choiceElement))} />;
    case 'missing':
    case 'elsewhere':
      return <Pieces of={m[phrase.kind](<Server text={phrase.ref} code />)} />;
    default:
      return phrase satisfies never;
  }
}

const valueElement = (value: unknown) => <JsonValue value={value} />;
const choiceElement = (choice: TypePhrase) => <TypeWords phrase={choice} within="choice" />;

function Server({ text, code = false }: { text: string; code?: boolean }) {
  const shown = <ServerWords foldAt={80} text={text === '' ? '""' : text} />;
  return code ? <code data-toolcard="schema-value">{shown}</code> : shown;
}
