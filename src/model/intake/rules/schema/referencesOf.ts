import { readReferences, type SchemaReference } from '../../../schema/readReferences.js';
import { excerptOf } from '../../../text/excerptOf.js';
import type { Definition } from '../Definition.js';
import type { Place } from '../firstFindings.js';

type References = readonly SchemaReference[];

const read = new WeakMap<Definition, readonly References[]>();

/** The references of each schema of a definition, read once for all rules that ask. */
export function referencesOf(definition: Definition): readonly References[] {
  const { text } = definition;
  const some =
    text.includes('$ref\n') || text.includes('$dynamicRef\n') || text.includes('$recursiveRef\n');
  if (!some) return [];
  const known = read.get(definition);
  if (known) return known;
  const references = [readReferences(definition.input), readReferences(definition.output)];
  read.set(definition, references);
  return references;
}

/** A reference as the place of a finding. */
export const referencePlace = (reference: SchemaReference): Place => ({
  get path() {
    return reference.path;
  },
  params: { ref: excerptOf(reference.ref) },
});
