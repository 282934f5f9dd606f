'use client';
import { use } from 'react';
import { schemaViewMessages } from '../../messages/schemaViewMessages.js';
import type { SchemaNode } from '../../model/schema/readSchemaNode.js';
import { useDisclosure } from '../disclosure/useDisclosure.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { RawJsonPanel } from '../raw-json/RawJsonPanel.js';
import { Listed } from './Listed.js';
import { Pieces } from './Pieces.js';
import { SubjectContext } from './SchemaViewContext.js';
import { ServerWords } from './ServerWords.js';

interface OtherKeywordsProps {
  node: Pick<SchemaNode, 'others' | 'untold'>;
}

const mostNames = 6;

/** Keywords that have no words here: how many, which, and a button that opens them as they came. */
export function OtherKeywords({ node }: OtherKeywordsProps) {
  const m = useMessages('schemaView', schemaViewMessages);
  const subject = use(SubjectContext);
  const { open, buttonProps, panelId } = useDisclosure({});
  const { others, untold } = node;
  const rawElement = (layer: unknown) => (
    <RawJsonPanel value={layer} label={subject} heading={m.rawSchema} />
  );
  const rest = others.length - mostNames;
  return (
    <div data-toolcard="schema-others">
      <button
        {...buttonProps}
        data-toolcard="schema-others-toggle"
        aria-label={m.othersOf(others.length, subject)}
      >
        {m.others(others.length)}
      </button>{' '}
      <span data-toolcard="schema-others-names">
        <Listed of={others.slice(0, mostNames).map(keywordElement)} />{' '}
        {rest > 0 ? m.moreOthers(rest) : null}
      </span>
      {open ? (
        <div id={panelId} data-toolcard="schema-raw">
          <Pieces of={untold.map(rawElement)} />
        </div>
      ) : null}
    </div>
  );
}

const keywordElement = (name: string) => (
  <code data-toolcard="schema-value">
    <ServerWords foldAt={40} text={name === '' ? '""' : name} />
  </code>
);
