/** What the SchemaView says, in English. */
export const schemaViewMessages = {};

/** What the SchemaView says. */
export type SchemaViewMessages = typeof schemaViewMessages;
