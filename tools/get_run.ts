import * as z from 'zod';
import { callMeta, generatedMeta } from '../src/generation/envelope.ts';
import { RUN_ID_PATTERN } from '../src/generation/input.ts';
import { parseInput } from '../src/generation/parse.ts';
import { waitForRun } from '../src/generation/wait.ts';
import { ended, stillRunning, succeeded, WAIT_SECONDS_SHOWN } from '../src/mcp/answers.ts';
import { ARTIFACT_NAMES, requireSection } from '../src/mcp/summary.ts';
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
  section: z.enum(ARTIFACT_NAMES).optional().describe('One part of a finished blueprint, whole.'),
});

export const getRunTool: McpTool = {
  name: 'get_run',
  title: 'Follow a run or read its result',
  description:
    'Waits for the next change of a run that answered "running" and tells its stages; gives the result when it is done. With section, reads one part of a finished blueprint. Free.',
  input,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  async call({ app, caller, startedAt, patienceMs }, args) {
    const { runId, waitSeconds, section } = parseInput(input, args);
    const forMs = Math.min(waitSeconds * 1_000, patienceMs);
    const run = await waitForRun(app, caller, runId, { forMs, untilChange: true });
    requireSection(run, section);
    if (run.status !== 'succeeded') {
      const meta = await callMeta(app, caller, { tool: run.tool, startedAt });
      return run.status === 'running' ? stillRunning(run, meta) : ended(run, meta);
    }
    const meta = await generatedMeta(app, caller, { run, charged: 0 }, startedAt);
    return succeeded(run, meta, { section, full: false });
  },
};
