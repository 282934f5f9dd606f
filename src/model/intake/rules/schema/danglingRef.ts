import type { Rule } from '../Definition.js';
import { firstFindings } from '../firstFindings.js';
import { referencePlace, referencesOf } from './referencesOf.js';

/**
 * A reference within the document to a place where there is nothing, or no schema.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core, section 8.2
 */
export const danglingRef: Rule = (definition) =>
  firstFindings(
    'schema.dangling-ref',
    referencesOf(definition)
      .flat()
      .filter(({ target }) => target.kind === 'missing')
      .map(referencePlace),
  );
