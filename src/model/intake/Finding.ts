/** Refused: the definition is shown, and not offered. */
export type RejectCode =
  | 'intake.not-object'
  | 'intake.name-type'
  | 'intake.schema-type'
  | 'intake.schema-root'
  | 'intake.header-invalid'
  | 'intake.lone-surrogate'
  | 'intake.not-json'
  | 'intake.too-deep'
  | 'intake.too-large'
  | 'intake.app-only';

/** Offered, and likely to mislead the person who decides. */
export type DangerCode =
  | 'intake.raw-duplicate-key'
  | 'text.tags'
  | 'text.variation'
  | 'text.bidi'
  | 'text.control'
  | 'identity.duplicate'
  | 'identity.lookalike'
  | 'identity.qualified-collision'
  /** Refused from the revision 2026-07-28 on. */
  | 'schema.remote-ref'
  | 'icon.scheme';

/** Offered, and worth knowing. */
type WarningCode =
  | 'intake.field-type'
  | 'intake.name-charset'
  | 'intake.name-length'
  | 'intake.reserved-key'
  | 'intake.header-secret'
  | 'intake.raw-number'
  | 'intake.meta-key'
  | 'intake.task-support'
  | 'text.zero-width'
  | 'text.blank'
  | 'text.separator'
  | 'text.private-use'
  | 'text.combining'
  | 'text.padding'
  | 'text.multiline-label'
  | 'text.mixed-script'
  | 'text.styled-letters'
  | 'text.encoded'
  | 'text.markup-hidden'
  | 'text.remote-image'
  | 'text.link-mismatch'
  | 'text.directive'
  | 'text.ui-imitation'
  | 'identity.case-collision'
  | 'identity.cross-server'
  | 'identity.title-collision'
  | 'identity.title-contradicts-name'
  | 'identity.empty-title'
  | 'identity.host-imitation'
  | 'identity.server-imitation'
  | 'hints.type'
  | 'hints.contradiction'
  | 'hints.name-mismatch'
  | 'schema.ref-loop'
  | 'schema.dangling-ref'
  | 'schema.dialect'
  | 'schema.deep'
  | 'schema.side-channel'
  | 'icon.origin'
  | 'icon.type';

/** What a finding is about. A code is stable; the words for it are in the messages. */
export type FindingCode = RejectCode | DangerCode | WarningCode;

/** `reject`: not offered. `danger`: likely to mislead. `warning`: worth knowing. */
export type FindingSeverity = 'reject' | 'danger' | 'warning';

/** What the words of a finding are filled with: counts, code points, names as the server wrote them. */
export type FindingParams = Readonly<Record<string, string | number>>;

/** A fact about a definition that a person should know, never a verdict. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: FindingSeverity;
  /** JSON Pointer (RFC 6901) into the definition. */
  readonly path: string;
  readonly params: FindingParams;
}
