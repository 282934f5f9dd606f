import { alone, type CaseDetails, speaking, tool } from './IntakeCase.js';

const running = (execution: unknown) => tool({ execution });
const required = running({ taskSupport: 'required' });
const tasks = (server: boolean, host: boolean): CaseDetails => ({
  server: { protocolVersion: '2025-11-25', tasks: server },
  options: { tasks: host },
});

export const executions = [
  alone('nothing said of tasks', running({}), [], speaking('2025-11-25')),
  ...['forbidden', 'optional'].map((taskSupport) =>
    alone(`${taskSupport} as a task`, running({ taskSupport }), [], speaking('2025-11-25')),
  ),
  alone('a task, and both run tasks', required, [], tasks(true, true)),
  alone('a task, and the host runs none', required, ['intake.task-support'], tasks(true, false)),
  alone('a task, and the server runs none', required, ['intake.task-support'], tasks(false, true)),
  alone('a task, and nobody runs any', required, ['intake.task-support'], speaking('2025-11-25')),
  ...['sometimes', 5, null, true].map((taskSupport) =>
    alone(
      `${JSON.stringify(taskSupport)} says nothing of tasks`,
      running({ taskSupport }),
      ['intake.field-type'],
      tasks(true, true),
    ),
  ),
  ...[[], null, 'task'].map((execution) =>
    alone(
      `${JSON.stringify(execution)} says nothing of the run`,
      running(execution),
      ['intake.field-type'],
      { ...speaking('2025-11-25'), ignored: ['execution'] },
    ),
  ),
  ...['2024-11-05', '2025-03-26', '2025-06-18', '2026-07-28'].flatMap((revision) => [
    alone(`tasks of a tool are not known in ${revision}`, required, [], speaking(revision)),
    alone(`whatever stands there in ${revision}`, running([]), [], speaking(revision)),
  ]),
];
