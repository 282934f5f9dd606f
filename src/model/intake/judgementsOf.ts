import { toolFromWire } from '../tool/toolFromWire.js';
import type { Finding, FindingSeverity } from './Finding.js';
import type { IntakeEntry } from './IntakeEntry.js';
import type { IntakeOptions } from './IntakeOptions.js';
import type { KnownServer } from './knownServer.js';
import { readToolNames } from './readToolNames.js';
import type { ListedTool } from './rules/ListRule.js';
import { readFindings } from './rules/readFindings.js';

/** What one definition of one server comes to under one set of options, whatever stands beside it. */
export interface Judgement {
  readonly raw: unknown;
  readonly listed: ListedTool;
  /** Its entry, once the findings are known that other tools give reason for. */
  readonly entry: (across: readonly Finding[], digest: string | null) => IntakeEntry;
}

/** A definition is seen by few hosts' screens at once, each with options of its own. */
const mostViews = 4;
/** Definitions that are no objects are kept by value. */
const mostValues = 1_000;

const ofObjects = new WeakMap<object, Map<string, Judgement>>();
const ofValues = new Map<unknown, Map<string, Judgement>>();

/** Judges definitions under options; a definition that was judged before is not read again. */
export function judgementsOf(options: IntakeOptions) {
  const { reservedNames, extensions, tasks, wordRules } = options;
  const optionsKey = JSON.stringify([reservedNames, extensions, tasks, wordRules]);
  return (raw: unknown, { server, key }: KnownServer): Judgement => {
    const views = viewsOf(raw);
    const view = `${key}${optionsKey}`;
    const known = views.get(view);
    if (known) return known;
    dropOldest(views, mostViews);
    const judged = judge(raw, server, options);
    views.set(view, judged);
    return judged;
  };
}

/** Makes room in a map that may hold so many. */
function dropOldest(map: Map<string, unknown>, most: number): void {
  const [oldest] = map.keys();
  if (oldest !== undefined && map.size >= most) map.delete(oldest);
}

function viewsOf(raw: unknown): Map<string, Judgement> {
  const isObject = typeof raw === 'object' && raw !== null;
  const known = isObject ? ofObjects.get(raw) : ofValues.get(raw);
  if (known) return known;
  const views = new Map<string, Judgement>();
  if (isObject) {
    ofObjects.set(raw, views);
  } else {
    if (ofValues.size >= mostValues) ofValues.clear();
    ofValues.set(raw, views);
  }
  return views;
}

const weight: Readonly<Record<FindingSeverity, number>> = { reject: 0, danger: 1, warning: 2 };

function judge(raw: unknown, server: KnownServer['server'], options: IntakeOptions): Judgement {
  const own = readFindings(raw, server, options);
  const plain = toolFromWire(server.id, raw);
  const unpinned = plain.ok ? plain.value : null;
  const { name, display } = readToolNames({ tool: unpinned, raw });
  // A server is judged by itself and among others, in turns.
  const entries = new Map<string, IntakeEntry>();
  return {
    raw,
    listed: { server, name, display, raw },
    entry: (findings, digest) => {
      const key =
        findings.length === 0 && digest === null ? '' : JSON.stringify([findings, digest]);
      const known = entries.get(key);
      if (known) return known;
      const all = [...own, ...findings].sort((a, b) => weight[a.severity] - weight[b.severity]);
      const entry = Object.freeze({
        server,
        raw,
        tool: unpinned && withDigest(unpinned, digest),
        findings: Object.freeze(all),
        offered: unpinned !== null && all[0]?.severity !== 'reject',
      });
      dropOldest(entries, mostViews);
      entries.set(key, entry);
      return entry;
    },
  };
}

const withDigest = <T extends { readonly fingerprint: string | null }>(
  tool: T,
  digest: string | null,
): T => (digest === null ? tool : Object.freeze({ ...tool, fingerprint: digest }));
