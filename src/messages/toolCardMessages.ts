/** What the ToolCard says, in English. */
export const toolCardMessages = {};

/** What the ToolCard says. */
export type ToolCardMessages = typeof toolCardMessages;
