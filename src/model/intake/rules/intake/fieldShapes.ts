import { appsExtension } from './appsExtension.js';
import { listOf, type MemberShape, objectOf, objects, oneOf, parts, text } from './MemberShape.js';

/** What the protocol says of one member of a definition. */
interface FieldShape {
  readonly name: string;
  /** The first revision that says so. */
  readonly since: string;
  /** The first that no longer does. */
  readonly until?: string;
  /** The extension that says so, where it is not the protocol itself. */
  readonly extension?: string;
  readonly shape: MemberShape;
}

const icon = objectOf(
  { src: text, mimeType: text, sizes: listOf(text), theme: oneOf('light', 'dark') },
  'src',
);
const app = parts({ resourceUri: text, visibility: listOf(oneOf('model', 'app')) });

/**
 * The optional members of a definition by revision. `name` and `inputSchema` have rules of their own,
 * and so have the hints among the annotations.
 *
 * @see MCP specification 2024-11-05 to 2026-07-28, `schema.ts`, Tool
 */
export const fieldShapes: readonly FieldShape[] = [
  { name: 'title', since: '2025-06-18', shape: text },
  { name: 'description', since: '2024-11-05', shape: text },
  {
    name: 'inputSchema',
    since: '2024-11-05',
    until: '2026-07-28',
    shape: parts({ properties: objects }),
  },
  {
    name: 'outputSchema',
    since: '2025-06-18',
    until: '2026-07-28',
    shape: objectOf({ $schema: text, type: oneOf('object'), properties: objects }, 'type'),
  },
  { name: 'outputSchema', since: '2026-07-28', shape: objectOf({ $schema: text }) },
  { name: 'annotations', since: '2025-03-26', shape: objectOf({ title: text }) },
  { name: 'icons', since: '2025-11-25', shape: listOf(icon) },
  {
    name: 'execution',
    since: '2025-11-25',
    until: '2026-07-28',
    shape: objectOf({ taskSupport: oneOf('forbidden', 'optional', 'required') }),
  },
  { name: '_meta', since: '2025-06-18', shape: objectOf({ ui: app, 'ui/resourceUri': text }) },
  {
    name: '_meta',
    since: '2025-06-18',
    extension: appsExtension,
    shape: parts({ ui: objectOf({}) }),
  },
];
