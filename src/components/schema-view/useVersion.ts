'use client';
import { useState } from 'react';

/** A number that changes when the value becomes another one: a `key` for state that belongs to the value. */
export function useVersion(value: unknown): number {
  const [seen, setSeen] = useState({ value, version: 0 });
  if (Object.is(seen.value, value)) return seen.version;
  const version = seen.version + 1;
  setSeen({ value, version });
  return version;
}
