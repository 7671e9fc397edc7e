import * as z from 'zod';
import type { App } from '../src/app.ts';
import type { Caller } from '../src/generation/caller.ts';
import { callMeta, type Meta } from '../src/generation/envelope.ts';
import { progressSchema } from '../src/generation/progress/shapes.ts';
import { RUN_STATUSES, type RunView, stageViewSchema } from '../src/generation/run-view.ts';
import { GENERATION_TOOLS } from '../tools/generation.ts';
import { ERROR_CODES } from './error-answer.ts';

const runIdSchema = z.string().describe('Id of the run.');

/** `data` of a run, finished or not. */
export const runSchema = z
  .object({
    runId: runIdSchema,
    tool: z.string().describe('Name of the tool that was called.'),
    status: z.enum(RUN_STATUSES).describe('How it stands.'),
    stages: z.array(stageViewSchema).describe('Its stages, with headlines; content comes with the charge.'),
    progress: progressSchema.nullable().describe('How far it is while it goes on; null once it has ended.'),
    result: z
      .union(GENERATION_TOOLS.map((tool) => tool.output))
      .nullable()
      .describe('What it made: the `data` of its generation endpoint, once it succeeded.'),
    creditsCharged: z.number().int().describe('Credits it was charged: its price once it succeeded, else 0.'),
    error: z
      .object({
        code: z.enum(ERROR_CODES).describe('Machine-readable code.'),
        message: z.string().describe('What went wrong.'),
      })
      .nullable()
      .describe('Why it failed or was cancelled.'),
  })
  .describe('A run.');

/** `data` of a generation that goes on after its answer. */
export const runningSchema = z
  .object({ runId: runIdSchema, status: z.literal('running').describe('It goes on.') })
  .describe('A run that goes on: read it where Location says.');

export function runData(run: RunView): z.infer<typeof runSchema> {
  const { id, tool, status, stages, progress, result, creditsCharged, error } = run;
  return { runId: id, tool, status, stages, progress, result: result ?? null, creditsCharged, error };
}

/** `meta` of an answer that tells of a run; reading it costs nothing. */
export async function runMeta(app: App, caller: Caller, run: RunView, startedAt: number): Promise<Meta> {
  const meta = await callMeta(app, caller, { tool: run.tool, startedAt });
  return { ...meta, runId: run.id, ...run.meta };
}
