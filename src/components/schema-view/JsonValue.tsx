import { writeJson } from '../../model/json/writeJson.js';
import { UntrustedText } from '../untrusted-text/UntrustedText.js';

const limit = 2000;

/** A value of the schema as JSON writes it, so that `""`, `" "` and `"null"` can be told from others. */
export function JsonValue({ value }: { value: unknown }) {
  const { text, complete } = writeJson(value, { indent: 0, limit });
  return (
    <code data-toolcard="schema-value">
      <UntrustedText kind="label" foldAt={120} text={complete ? text : `${text}…`} />
    </code>
  );
}
