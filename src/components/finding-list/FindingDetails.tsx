'use client';
import { use } from 'react';
import { findingListMessages } from '../../messages/findingListMessages.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { SubjectContext } from '../schema-view/SchemaViewContext.js';
import { UntrustedText } from '../untrusted-text/UntrustedText.js';
import type { FindingGroup } from './groupFindings.js';
import { textAt } from './readPointer.js';

interface FindingDetailsProps {
  id: string;
  group: FindingGroup;
  raw: unknown;
}

const mostPlaces = 20;

/** Why a finding matters, which rule it answers to, and every place with the text that stands there. */
export function FindingDetails({ id, group, raw }: FindingDetailsProps) {
  const m = useMessages('findingList', findingListMessages);
  const { code, lines } = group;
  const words = Object.hasOwn(m.words, code) ? m.words[code] : null;
  const paths = Array.from(new Set(lines.flatMap((line) => line.paths))).filter(
    (path) => path !== '',
  );
  return (
    <div id={id} data-toolcard="finding-details">
      {words ? <p data-toolcard="finding-why">{words.explains}</p> : null}
      <dl data-toolcard="finding-evidence">
        {words ? (
          <div>
            <dt>{m.rule}</dt>
            <dd>{words.source}</dd>
          </div>
        ) : null}
        {paths.length === 0 ? null : (
          <div>
            <dt>{paths.length === 1 ? m.place : m.everyPlace}</dt>
            <dd>
              {paths.slice(0, mostPlaces).map((path) => (
                <At key={path} path={path} raw={raw} />
              ))}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function At({ path, raw }: { path: string; raw: unknown }) {
  const label = use(SubjectContext);
  const text = textAt(raw, path);
  return (
    <div data-toolcard="finding-at">
      <code data-toolcard="finding-name">
        <UntrustedText kind="label" foldAt={160} label={label} text={path} />
      </code>
      {text === null ? null : (
        <UntrustedText data-toolcard="finding-text" text={text} foldAt={240} label={label} />
      )}
    </div>
  );
}
