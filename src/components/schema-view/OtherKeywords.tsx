'use client';
import { schemaViewMessages } from '../../messages/schemaViewMessages.js';
import type { SchemaNode } from '../../model/schema/readSchemaNode.js';
import { useDisclosure } from '../disclosure/useDisclosure.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { RawJsonPanel } from '../raw-json/RawJsonPanel.js';
import { UntrustedText } from '../untrusted-text/UntrustedText.js';
import { Listed } from './Listed.js';
import { Pieces } from './Pieces.js';
import { useSchemaView } from './SchemaViewContext.js';

interface OtherKeywordsProps {
  node: Pick<SchemaNode, 'others' | 'untold'>;
  /** What the keywords are of. */
  name: string;
}

const mostNames = 6;

/** Keywords that have no words here: how many, which, and a button that opens them as they came. */
export function OtherKeywords({ node, name }: OtherKeywordsProps) {
  const m = useMessages('schemaView', schemaViewMessages);
  const { label } = useSchemaView();
  const { open, buttonProps, panelId } = useDisclosure({});
  const { others, untold } = node;
  const rawElement = (layer: unknown) => (
    <RawJsonPanel value={layer} label={of} heading={m.rawSchema} />
  );
  const rest = others.length - mostNames;
  const of = name === label ? label : m.of(name, label);
  return (
    <div data-toolcard="schema-others">
      <button
        {...buttonProps}
        data-toolcard="schema-others-toggle"
        aria-label={m.othersOf(others.length, name)}
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
    <UntrustedText kind="label" foldAt={40} text={name === '' ? '""' : name} />
  </code>
);
