import { imageTypeOf } from '../../../icon/imageTypeOf.js';
import { readDataAddress } from '../../../icon/readDataAddress.js';
import { excerptOf } from '../../../text/excerptOf.js';
import type { Rule } from '../Definition.js';
import { firstFindings, type Place } from '../firstFindings.js';
import { type IconSource, readSources } from './readSources.js';

/** What hosts should be able to show, and what browsers always could. */
const images: ReadonlySet<string> = new Set([
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'image/webp',
]);
/** These leave it to `mimeType`. */
const vague: ReadonlySet<string> = new Set(['', 'application/octet-stream']);

/**
 * An icon that is said to be something else than an image that hosts show, or that is another one by
 * its address or its first bytes. Only data can be looked at: nothing is fetched.
 *
 * @see MCP specification 2026-07-28, Basic, Icons, Security considerations
 */
export const iconType: Rule = (definition) =>
  firstFindings('icon.type', readSources(definition).flatMap(misfitsOf));

function misfitsOf({ path, src, mimeType }: IconSource): readonly Place[] {
  const data = /^data:/i.test(src) ? (readDataAddress(src) ?? { type: '', bytes: '' }) : null;
  const declared = mimeType === null ? '' : plainType(mimeType);
  if (data === null) {
    return declared === '' || images.has(declared) ? [] : [misfit(path, 'mimeType', declared)];
  }
  const stated = plainType(data.type);
  const type = vague.has(stated) ? declared || stated || 'text/plain' : stated;
  if (!images.has(type)) return [misfit(path, 'src', declared || type, type)];
  if (declared !== '' && declared !== type) return [misfit(path, 'mimeType', declared, type)];
  const found = imageTypeOf(data.bytes) ?? 'unknown';
  return found === type ? [] : [misfit(path, 'src', type, found)];
}

const misfit = (path: string, member: string, declared: string, found = declared): Place => ({
  path: `${path}/${member}`,
  params: { declared: excerptOf(declared), found: excerptOf(found) },
});

/** A media type without its parameters; of two names for one, the first. */
function plainType(written: string): string {
  const type = written.slice(0, 200).split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return type === 'image/jpg' ? 'image/jpeg' : type;
}
