'use client';
import { useMemo } from 'react';
import { writeJson } from '../../model/json/writeJson.js';
import { ServerWords } from './ServerWords.js';

const limit = 2000;

/** A value of the schema as JSON writes it, so that `""`, `" "` and `"null"` can be told from others. */
export function JsonValue({ value }: { value: unknown }) {
  const { text, complete } = useMemo(() => writeJson(value, { indent: 0, limit }), [value]);
  return (
    <code data-toolcard="schema-value">
      <ServerWords foldAt={120} text={complete ? text : `${text}…`} />
    </code>
  );
}
