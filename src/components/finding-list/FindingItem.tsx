'use client';
import { use } from 'react';
import { findingListMessages } from '../../messages/findingListMessages.js';
import { useDisclosure } from '../disclosure/useDisclosure.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { Pieces } from '../schema-view/Pieces.js';
import { SubjectContext } from '../schema-view/SchemaViewContext.js';
import { FindingDetails } from './FindingDetails.js';
import { FindingFact, factOf } from './FindingFact.js';
import type { FindingGroup } from './groupFindings.js';
import { SeverityIcon } from './SeverityIcon.js';

interface FindingItemProps {
  group: FindingGroup;
  raw: unknown;
}

const mostLines = 3;

/** One kind of finding with its places, and a button for why it matters. */
export function FindingItem({ group, raw }: FindingItemProps) {
  const m = useMessages('findingList', findingListMessages);
  const subject = use(SubjectContext);
  const { open, buttonProps, panelId } = useDisclosure({});
  const { code, severity, lines, more } = group;
  const shown = lines.slice(0, mostLines);
  const unseen = lines.slice(mostLines).reduce((sum, { paths }) => sum + paths.length, more);
  const name = m.detailsOf(m.details, factOf(code, lines[0]?.params ?? {}, m));
  const lead = <strong data-toolcard="finding-severity">{m.stated(m.severities[severity])}</strong>;
  const button = (
    <button
      {...buttonProps}
      data-toolcard="finding-toggle"
      aria-label={subject === '' ? name : m.ofTool(name, subject)}
    >
      {m.details}
    </button>
  );
  const fact = (line: (typeof lines)[number], index: number) => {
    const last = index === shown.length - 1;
    return (
      <FindingFact code={code} {...line} lead={index === 0 ? lead : null} more={last ? unseen : 0}>
        {last ? button : null}
      </FindingFact>
    );
  };
  return (
    <li data-toolcard="finding" data-severity={severity} data-code={code}>
      <SeverityIcon severity={severity} />
      <div data-toolcard="finding-body">
        <Pieces of={shown.map(fact)} />
        {open ? <FindingDetails id={panelId} group={group} raw={raw} /> : null}
      </div>
    </li>
  );
}
