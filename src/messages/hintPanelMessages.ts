/** What the HintPanel says, in English. */
export const hintPanelMessages = {};

/** What the HintPanel says. */
export type HintPanelMessages = typeof hintPanelMessages;
