'use client';
import { use } from 'react';
import { UntrustedText } from '../untrusted-text/UntrustedText.js';
import { SubjectContext } from './SchemaViewContext.js';

interface ServerWordsProps {
  text: string;
  foldAt?: number;
}

/** One line of the server's in a row; the button that shows the whole tells what row that is. */
export function ServerWords({ text, foldAt }: ServerWordsProps) {
  return <UntrustedText kind="label" foldAt={foldAt} label={use(SubjectContext)} text={text} />;
}
