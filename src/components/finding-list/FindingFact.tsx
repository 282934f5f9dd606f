'use client';
import type { ReactNode } from 'react';
import { findingListMessages } from '../../messages/findingListMessages.js';
import type { FindingCode } from '../../model/intake/Finding.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { Pieces } from '../schema-view/Pieces.js';
import { UntrustedText } from '../untrusted-text/UntrustedText.js';
import type { FindingLine } from './groupFindings.js';
import { PlaceWords } from './PlaceWords.js';

interface FindingFactProps extends FindingLine {
  code: FindingCode;
  /** What stands before the fact. */
  lead: ReactNode;
  /** Places that were counted and not listed. */
  more: number;
  children?: ReactNode;
}

const mostPlaces = 3;
/** Their words tell already what they are about. */
const placed = /^(identity|hints|icon)\.|\.(name|schema)-|\.(not|too)-|app-only|task-support/;

/** A fact in words, where it is, and behind it what came from the server as evidence. */
export function FindingFact({ code, params, paths, lead, more, children }: FindingFactProps) {
  const m = useMessages('findingList', findingListMessages);
  const shown = placed.test(code) ? [] : paths.filter((path) => path !== '').slice(0, mostPlaces);
  const rest = shown.length === 0 ? more : paths.length - shown.length + more;
  const [labels, fact] = [m.evidence, factOf(code, params, m)];
  const sent = (Object.keys(labels) as (keyof typeof labels)[]).filter(
    (key) => typeof params[key] === 'string' && params[key] !== '',
  );
  return (
    <div data-toolcard="finding-fact">
      <p data-toolcard="finding-words">
        <span data-toolcard="finding-sentence">
          {lead} {fact}
          <span data-toolcard="finding-place">
            <Pieces
              of={shown.map((path) => (
                <>
                  , <PlaceWords path={path} />
                </>
              ))}
            />
            {rest > 0 ? ` ${m.more(rest)}` : null}
          </span>
        </span>{' '}
        {children}
      </p>
      {sent.length === 0 ? null : (
        <dl data-toolcard="finding-evidence">
          {sent.map((key) => (
            <div key={key} data-evidence={key}>
              <dt>{labels[key]}</dt>
              <dd>
                <UntrustedText text={String(params[key])} foldAt={240} label={labels[key]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** The fact without its severity; of a code that has no words, the code. */
export const factOf = (
  code: FindingCode,
  params: FindingLine['params'],
  { words }: typeof findingListMessages,
): string => (Object.hasOwn(words, code) ? words[code].says(params) : code);
