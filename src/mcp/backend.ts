import type * as z from 'zod';
import type { Caller } from '../generation/caller.ts';
import type { creditsSchema } from '../generation/credits-view.ts';
import type { Meta } from '../generation/envelope.ts';
import type { RunView } from '../generation/run-view.ts';
import type { GenerationTool } from '../generation/tool.ts';

/** A run, finished or not, with what its answer tells in `meta`. */
export interface RunAnswer {
  run: RunView;
  meta: Meta;
}

/** What the MCP tools ask of whoever does the work: the App of this process, or a Planwright elsewhere. */
export interface Backend {
  /** Calls a tool, attaching to the same call under way; waits at most so long. Throws AppError. */
  generate(caller: Caller, tool: GenerationTool, input: unknown, options: { waitMs: number }): Promise<RunAnswer>;
  /** Waits for the next change of a run, at most so long, and hands its result out when it is done. */
  getRun(caller: Caller, runId: string, options: { waitMs: number }): Promise<RunAnswer>;
  cancelRun(caller: Caller, runId: string): Promise<RunAnswer>;
  getCredits(caller: Caller): Promise<{ data: z.infer<typeof creditsSchema>; meta: Meta }>;
}
