'use client';
import { use } from 'react';
import { findingListMessages } from '../../messages/findingListMessages.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { Pieces } from '../schema-view/Pieces.js';
import { SubjectContext } from '../schema-view/SchemaViewContext.js';
import { UntrustedText } from '../untrusted-text/UntrustedText.js';
import { type Place, readPlace } from './readPlace.js';

/** Where a finding is, in words: "in parameter path, description". */
export function PlaceWords({ path }: { path: string }) {
  const m = useMessages('findingList', findingListMessages);
  const place = readPlace(path);
  if (place === null) return null;
  const words = <Pieces of={wordsFor(place, path, m)} />;
  const { keyword } = place;
  const named = keyword !== null && Object.hasOwn(m.keywords, keyword);
  return named ? (
    <Pieces of={m.within(words, m.keywords[keyword as keyof typeof m.keywords])} />
  ) : (
    words
  );
}

function wordsFor({ kind, names }: Place, path: string, m: typeof findingListMessages) {
  switch (kind) {
    case 'parameter':
      return m.parameter(<Names of={names} />);
    case 'field':
      return m.field(<Names of={names} />);
    case 'annotation':
      return m.hint(<Names of={names} />);
    default: {
      const [member = ''] = names;
      return Object.hasOwn(m.places, member)
        ? [m.places[member as keyof typeof m.places]]
        : m.elsewhere(<Names of={[path]} />);
    }
  }
}

function Names({ of }: { of: readonly string[] }) {
  const label = use(SubjectContext);
  const name = (text: string, index: number) => (
    <>
      {index > 0 ? ' › ' : null}
      <code data-toolcard="finding-name">
        {text === '' ? '""' : <UntrustedText kind="label" foldAt={60} label={label} text={text} />}
      </code>
    </>
  );
  return <Pieces of={of.map(name)} />;
}
