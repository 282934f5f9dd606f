'use client';
import { type ComponentProps, useMemo } from 'react';
import { rawJsonMessages } from '../../messages/rawJsonMessages.js';
import { treeFromJson } from '../../model/json/treeFromJson.js';
import { writeJson } from '../../model/json/writeJson.js';
import { attributeText } from '../../model/text/attributeText.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { JsonText } from './JsonText.js';
import { JsonTree } from './JsonTree.js';
import { JsonTreeBoundary } from './JsonTreeBoundary.js';
import { useCopy } from './useCopy.js';

/** What a {@link RawJsonPanel} takes. */
export interface RawJsonPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  value: unknown;
  /** What it is of, such as the tool's name. */
  label: string;
  /** What is shown of that. Default "Raw JSON". */
  heading?: string | undefined;
}

/**
 * What a {@link RawJson} opens, for somebody who has a button already. Renders a `<div>`. Reads the
 * value when it is mounted, and again only for another value: one that is changed in place stays as
 * it was read.
 */
export function RawJsonPanel({ value, label, heading: given, ...props }: RawJsonPanelProps) {
  const m = useMessages('rawJson', rawJsonMessages);
  const { outcome, copy } = useCopy();
  const tree = useMemo(() => treeFromJson(value), [value]);
  const heading = given ?? m.heading;
  const of = attributeText(label);
  const name = m.named(heading, of);
  const copyWords = tree.ok ? m.copy : m.copyAll;
  return (
    <div data-toolcard="raw-json-panel" data-as={tree.ok ? 'tree' : 'text'} {...props}>
      <div data-toolcard="raw-json-bar">
        <button
          type="button"
          data-toolcard="raw-json-copy"
          aria-label={m.copyOf(copyWords, heading, of)}
          onClick={() => copy(writeJson(value).text)}
        >
          {copyWords}
        </button>
        <span role="status" data-toolcard="raw-json-status">
          {outcome === 'copied' ? m.copied : outcome === 'failed' ? m.notCopied : null}
        </span>
      </div>
      {tree.ok ? (
        <JsonTreeBoundary tree={tree.value} fallback={<JsonText value={value} reason={m.failed} />}>
          <JsonTree tree={tree.value} name={name} open={m.open} close={m.close} />
        </JsonTreeBoundary>
      ) : (
        <JsonText value={value} reason={m.asText[tree.error]} />
      )}
    </div>
  );
}
