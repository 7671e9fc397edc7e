import * as z from 'zod';
import type { App } from '../app.ts';
import type { Caller } from './caller.ts';
import type { Generated } from './generate.ts';
import { patiently } from './patiently.ts';
import { runMetaSchema } from './run-view.ts';

/** `meta` of every answer: the contract's fields, and for a generation what is told of its making. */
export const metaSchema = z
  .object({
    tool: z.string().describe('Name of the tool.'),
    creditsCharged: z.number().int().describe('Credits debited by this call.'),
    creditsRemaining: z.number().int().describe('Balance after the call.'),
    durationMs: z.number().int().describe('Duration in milliseconds.'),
    requestId: z.string().describe('Unique id of the request.'),
    runId: z.string().optional().describe('The run that made it: give it to the next tool in place of the artefact.'),
    ...runMetaSchema.partial().shape,
  })
  .describe('What the call cost, and for a generation how it was made.');

export type Meta = z.infer<typeof metaSchema>;

/**
 * The contract's fields for any call. `startedAt` is what had passed by the App's clock when the door began with it; `remaining` is the
 * balance, when the call has read it already.
 */
export async function callMeta(
  app: App,
  caller: Caller,
  {
    tool,
    startedAt,
    charged = 0,
    remaining,
  }: { tool: string; startedAt: number; charged?: number; remaining?: number | undefined },
): Promise<Meta> {
  return {
    tool,
    creditsCharged: charged,
    creditsRemaining: remaining ?? (await app.ledger.balance(caller.workspace.id)).balance,
    durationMs: Math.max(0, app.clock.elapsed() - startedAt),
    requestId: caller.requestId,
  };
}

/** `meta` of an answer of `generate`, finished or not. */
export async function generatedMeta(
  app: App,
  caller: Caller,
  generated: Pick<Generated, 'run' | 'charged'>,
  startedAt: number,
): Promise<Meta> {
  const { run, charged } = generated;
  const meta = await patiently(app, () => callMeta(app, caller, { tool: run.tool, startedAt, charged }));
  return { ...meta, runId: run.id, ...run.meta };
}
