/** What the UntrustedText says, in English. */
export const untrustedTextMessages = {};

/** What the UntrustedText says. */
export type UntrustedTextMessages = typeof untrustedTextMessages;
