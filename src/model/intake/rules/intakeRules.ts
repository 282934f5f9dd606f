import type { Rule } from './Definition.js';
import { appOnly } from './intake/appOnly.js';
import { fieldType } from './intake/fieldType.js';
import { headerInvalid } from './intake/headerInvalid.js';
import { headerSecret } from './intake/headerSecret.js';
import { metaKey } from './intake/metaKey.js';
import { nameCharset } from './intake/nameCharset.js';
import { nameLength } from './intake/nameLength.js';
import { reservedKey } from './intake/reservedKey.js';
import { schemaRoot } from './intake/schemaRoot.js';
import { shape } from './intake/shape.js';
import { taskSupport } from './intake/taskSupport.js';

/** What the protocol says of a definition's own fields. */
export const intakeRules: readonly Rule[] = [
  shape,
  schemaRoot,
  headerInvalid,
  appOnly,
  fieldType,
  nameCharset,
  nameLength,
  reservedKey,
  headerSecret,
  metaKey,
  taskSupport,
];
