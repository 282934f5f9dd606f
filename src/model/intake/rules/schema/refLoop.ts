import { findLoops } from '../../../schema/findLoops.js';
import type { Rule } from '../Definition.js';
import { firstFindings } from '../firstFindings.js';
import { referencePlace, referencesOf } from './referencesOf.js';

/**
 * References that come back to where they began without going on to a part of the value: such a schema
 * says nothing, and a careless program follows it for ever. One finding a loop, at the reference that
 * closes it. A tree that holds trees is no loop.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core, section 9.4.1
 */
export const refLoop: Rule = (definition) =>
  firstFindings('schema.ref-loop', referencesOf(definition).flatMap(findLoops).map(referencePlace));
