import type * as z from 'zod';
import type { Principal } from '../accounts/keys.ts';
import type { ArtifactName } from '../artifacts/artifacts.ts';
import { AppError } from '../errors.ts';
import type { Caller } from '../generation/caller.ts';
import type { creditsSchema } from '../generation/credits-view.ts';
import type { Meta } from '../generation/envelope.ts';
import type { RunView } from '../generation/run-view.ts';
import type { GenerationTool } from '../generation/tool.ts';
import type { Clock } from '../system/clock.ts';
import type { Ids } from '../system/ids.ts';
import type { Log } from '../system/log.ts';
import type { Metrics } from '../system/metrics.ts';

/** What the tools show of a run. */
export type ShownRun = Pick<RunView, 'id' | 'tool' | 'status' | 'stages' | 'result' | 'creditsCharged' | 'error'>;

/** One call of a tool, as a door took it in. */
export interface BackendCall extends Pick<Caller, 'requestId' | 'signal'> {
  /** Told at every stage and now and then in between. */
  progress?: ((run: ShownRun) => void) | undefined;
  /** Who calls, where the door has found that out. */
  principal: Principal | undefined;
}

/** A run, finished or not, with what its answer tells in `meta`. */
export interface RunAnswer {
  run: ShownRun;
  meta: Meta;
}

/** Whoever does the work behind the MCP doors: the App of this process, or a Planwright elsewhere. One a process. */
export interface Backend {
  clock: Clock;
  ids: Ids;
  log: Log;
  /** Left out where nobody collects them. */
  metrics?: Metrics;
  /** Aborted when this process stops: whoever waits is answered at once. */
  leaving?: AbortSignal;
  /** Milliseconds a call waits for its run, unless its client is known to wait longer. */
  waitMs: number;
  /** Makes out who calls, and counts the call against the limit of its key. Throws AppError. */
  admit(call: BackendCall): Promise<Admitted>;
}

/** What a caller who was let in may ask. All of it throws AppError. */
export interface Admitted {
  /** For the log; unknown where the work is done elsewhere. */
  workspaceId: string | undefined;
  keyId?: string | undefined;
  /**
   * Calls a tool, and waits at most so long. The same call is one run while it is under way and for a while after it
   * succeeded; with `fresh`, while it is under way.
   */
  generate(
    tool: GenerationTool,
    input: unknown,
    options: { waitMs: number; fresh?: boolean | undefined },
  ): Promise<RunAnswer>;
  /** Waits for the next change of a run, at most so long, and gives its result when it is done. */
  getRun(runId: string, options: { waitMs: number; section?: ArtifactName | undefined }): Promise<RunAnswer>;
  cancelRun(runId: string): Promise<RunAnswer>;
  getCredits(): Promise<{ data: z.infer<typeof creditsSchema>; meta: Meta }>;
}

/** Throws `invalid_request` when a run makes no such part: nothing is handed out under the name of another. */
export function requireSection(run: ShownRun, section: ArtifactName | undefined): void {
  if (section === undefined || run.stages.some((stage) => stage.name === section)) return;
  throw new AppError('invalid_request', `section: the run ${run.id} is of ${run.tool} and makes no ${section}.`);
}
