import * as z from 'zod';
import { cancelRun } from '../src/generation/cancel.ts';
import { callMeta } from '../src/generation/envelope.ts';
import { parseInput } from '../src/generation/parse.ts';
import { ended, stillRunning } from '../src/mcp/answers.ts';
import type { McpTool } from '../src/mcp/tool.ts';
import { runIdInput } from './get_run.ts';

const input = z.strictObject({ runId: runIdInput });

export const cancelRunTool: McpTool = {
  name: 'cancel_run',
  title: 'Cancel a run',
  description: 'Stops a run and gives its credits back. A run that has finished stays finished and charged. Free.',
  input,
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  async call({ app, caller, startedAt }, args) {
    const { runId } = parseInput(input, args);
    const run = await cancelRun(app, caller, runId);
    const meta = await callMeta(app, caller, { tool: run.tool, startedAt });
    if (run.status === 'running') return stillRunning(run, meta);
    if (run.status !== 'succeeded') return ended(run, meta);
    return {
      result: { status: 'succeeded', runId, meta },
      text: [`The run ${runId} had already finished and stays charged; read it with get_run.`],
    };
  },
};
