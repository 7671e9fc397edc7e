import * as z from 'zod';
import { parseInput } from '../src/generation/parse.ts';
import { ended, stillRunning } from '../src/mcp/answers.ts';
import type { McpTool } from '../src/mcp/tool.ts';
import { runIdInput } from './get_run.ts';

const input = z.strictObject({ runId: runIdInput });

export const cancelRunTool: McpTool = {
  name: 'cancel_run',
  title: 'Cancel a run',
  description:
    'Use it when a run is no longer wanted. Stops it and gives its credits back. A finished run stays finished and charged. Free.',
  input,
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  async call({ work }, args) {
    const { runId } = parseInput(input, args);
    const { run, meta } = await work.cancelRun(runId);
    if (run.status === 'running') return stillRunning(run, meta);
    if (run.status !== 'succeeded') return ended(run, meta);
    return {
      result: { status: 'succeeded', runId, meta },
      text: [`The run ${runId} had already finished and stays charged; read it with get_run.`],
    };
  },
};
