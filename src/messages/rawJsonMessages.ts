/** What the RawJson says, in English. */
export const rawJsonMessages = {};

/** What the RawJson says. */
export type RawJsonMessages = typeof rawJsonMessages;
