import * as z from 'zod';
import { RUN_ID_PATTERN } from '../src/generation/input.ts';
import { parseInput } from '../src/generation/parse.ts';
import { ended, stillRunning, succeeded, WAIT_SECONDS_SHOWN } from '../src/mcp/answers.ts';
import { itemInput } from '../src/mcp/pieces.ts';
import { ARTIFACT_NAMES } from '../src/mcp/summary.ts';
import type { McpTool } from '../src/mcp/tool.ts';

export const runIdInput = z
  .string()
  .regex(RUN_ID_PATTERN, { error: 'must be a run id such as run_0123…, as a generation answered it' })
  .describe('Id of the run, as a generation answered it.');

const input = z.strictObject({
  runId: runIdInput,
  waitSeconds: z
    .number()
    .int()
    .min(0)
    .max(WAIT_SECONDS_SHOWN)
    .default(WAIT_SECONDS_SHOWN)
    .describe('Seconds to wait for the next change of stage.'),
  section: z.enum(ARTIFACT_NAMES).optional().describe('One part of a finished blueprint.'),
  item: itemInput,
});

export const getRunTool: McpTool = {
  name: 'get_run',
  title: 'Follow a run or read its result',
  description:
    'Use it after an answer "running", and to read a result again. Waits for the next change of the run, and gives the result when it is done. Free.',
  input,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  async call({ work }, args) {
    const { runId, waitSeconds, section, item } = parseInput(input, args);
    const { run, meta } = await work.getRun(runId, { waitMs: waitSeconds * 1_000, section });
    if (run.status === 'running') return stillRunning(run, meta);
    if (run.status !== 'succeeded') return ended(run, meta);
    return succeeded(run, meta, { section, item, full: false });
  },
};
