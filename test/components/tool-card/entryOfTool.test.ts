import { expect, test } from 'vitest';
import { entryOfTool } from '../../../src/components/tool-card/entryOfTool.js';
import { toolOf } from '../../support/toolOf.js';

const tool = toolOf({ name: 'read_file' });

test('knows a server that was not given by its id, and does not trust it', () => {
  expect(entryOfTool(tool)).toEqual({
    server: { id: 'workspace' },
    raw: { name: 'read_file', inputSchema: { type: 'object' } },
    tool,
    findings: [],
    offered: true,
  });
});

test('does not offer a tool with a rejecting finding', () => {
  const reject = {
    code: 'intake.name-type',
    severity: 'reject',
    path: '/name',
    params: {},
  } as const;
  expect(entryOfTool(tool, undefined, [reject]).offered).toBe(false);
  expect(entryOfTool(tool, undefined, [{ ...reject, severity: 'danger' }]).offered).toBe(true);
});
