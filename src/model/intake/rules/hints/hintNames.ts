/** The behaviour hints of the protocol. */
export const hintNames = [
  'readOnlyHint',
  'destructiveHint',
  'idempotentHint',
  'openWorldHint',
] as const;
