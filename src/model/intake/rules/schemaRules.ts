import type { Rule } from './Definition.js';
import { danglingRef } from './schema/danglingRef.js';
import { deep } from './schema/deep.js';
import { dialect } from './schema/dialect.js';
import { refLoop } from './schema/refLoop.js';
import { remoteRef } from './schema/remoteRef.js';

/** What JSON Schema says of the schemas of a definition. */
export const schemaRules: readonly Rule[] = [remoteRef, danglingRef, refLoop, dialect, deep];
