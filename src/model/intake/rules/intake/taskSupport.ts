import { isJsonObject } from '../../../JsonObject.js';
import { readMember } from '../../../readMember.js';
import type { Finding } from '../../Finding.js';
import { findingOf } from '../../findingOf.js';
import type { Rule } from '../Definition.js';

/** The one revision in which a tool says so itself. */
const withTasks = '2025-11-25';

/**
 * A tool that runs only as a task, where the host or the server runs none: no call of it can succeed.
 * One finding a side.
 *
 * @see MCP specification 2025-11-25, basic/utilities/tasks, Tool-Level Negotiation
 */
export const taskSupport: Rule = ({ raw, revision, server, options }) => {
  if (revision !== withTasks) return [];
  const execution = readMember(raw, 'execution');
  if (!isJsonObject(execution) || readMember(execution, 'taskSupport') !== 'required') return [];
  const findings: Finding[] = [];
  const add = (who: 'host' | 'server') =>
    findings.push(findingOf('intake.task-support', '/execution/taskSupport', { who }));
  if (options.tasks !== true) add('host');
  if (server.tasks !== true) add('server');
  return findings;
};
