'use client';
import { useMemo } from 'react';
import { rawJsonMessages } from '../../messages/rawJsonMessages.js';
import { writeJson } from '../../model/json/writeJson.js';
import { escapeHidden } from '../../model/text/escapeHidden.js';
import { useMessages } from '../messages-provider/useMessages.js';

interface JsonTextProps {
  value: unknown;
  /** Why it is not a tree. */
  reason: string;
}

const limit = 100_000;

/** JSON as plain text, its first 100,000 characters: for what is too large or too odd for a tree. */
export function JsonText({ value, reason }: JsonTextProps) {
  const m = useMessages('rawJson', rawJsonMessages);
  const { text, complete } = useMemo(() => writeJson(value, { limit }), [value]);
  return (
    <>
      <p data-toolcard="raw-json-note">
        {reason} {complete ? null : m.firstPart(limit)}
      </p>
      <pre data-toolcard="raw-json-text" dir="ltr">
        {escapeHidden(text)}
      </pre>
    </>
  );
}
