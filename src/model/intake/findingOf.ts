import type {
  DangerCode,
  Finding,
  FindingCode,
  FindingParams,
  FindingSeverity,
  RejectCode,
} from './Finding.js';

const severities: Readonly<Record<RejectCode, 'reject'> & Record<DangerCode, 'danger'>> = {
  'intake.not-object': 'reject',
  'intake.name-type': 'reject',
  'intake.schema-type': 'reject',
  'intake.schema-root': 'reject',
  'intake.header-invalid': 'reject',
  'intake.lone-surrogate': 'reject',
  'intake.not-json': 'reject',
  'intake.too-deep': 'reject',
  'intake.too-large': 'reject',
  'intake.app-only': 'reject',
  'intake.raw-duplicate-key': 'danger',
  'text.tags': 'danger',
  'text.variation': 'danger',
  'text.bidi': 'danger',
  'text.control': 'danger',
  'identity.duplicate': 'danger',
  'identity.lookalike': 'danger',
  'identity.qualified-collision': 'danger',
  'schema.remote-ref': 'danger',
  'icon.scheme': 'danger',
};

const noParams: FindingParams = Object.freeze({});

/**
 * A finding with the severity of its code.
 *
 * @param path JSON Pointer (RFC 6901) into the definition
 * @param severity only where the code has another than usual
 */
export function findingOf(
  code: FindingCode,
  path: string,
  params: FindingParams = noParams,
  severity: FindingSeverity = (severities as Partial<Record<FindingCode, FindingSeverity>>)[code] ??
    'warning',
): Finding {
  return { code, severity, path, params };
}
