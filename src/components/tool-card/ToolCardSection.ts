/** A section of a card that opens and closes. */
export type ToolCardSection = 'hints' | 'parameters' | 'output' | 'raw';
