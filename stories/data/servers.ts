import type { ServerInfo } from 'toolcard';

/** A server as most are: somebody set it up, nobody vouches for it. */
export const workspace: ServerInfo = { id: 'workspace', label: 'Team workspace' };

/** The same, by an operator who vouches for what it says about its tools. */
export const trustedWorkspace: ServerInfo = { ...workspace, trusted: true };

/** A server that its operator gave no label. */
export const unlabelled: ServerInfo = { id: 'acme-eu-1' };
