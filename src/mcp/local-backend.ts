import type { Principal } from '../accounts/keys.ts';
import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import type { Caller } from '../generation/caller.ts';
import { cancelRun } from '../generation/cancel.ts';
import { getCredits } from '../generation/credits-view.ts';
import { callMeta, generatedMeta } from '../generation/envelope.ts';
import { generate } from '../generation/generate.ts';
import { waitForRun } from '../generation/wait.ts';
import { countRequest } from '../limits/per-key.ts';
import { type Admitted, type Backend, requireSection } from './backend.ts';

/** Whose workspace a call without a principal of its own works in; asked at every call, since keys are revoked. */
export interface CallerIdentity {
  workspace: Principal['workspace'];
  key: Principal['key'] | undefined;
}

/**
 * The work done by this process. `identify` says who calls where the door cannot: on stdio, whose process it is. Without
 * it such a call is `unauthorized`.
 */
export function localBackend(app: App, identify: () => Promise<CallerIdentity> = refuse): Backend {
  return {
    clock: app.clock,
    ids: app.ids,
    log: app.log,
    metrics: app.metrics,
    leaving: app.lifecycle.signal,
    waitMs: app.config.waitMs,
    async admit({ principal, requestId, signal, progress }) {
      const { workspace, key } = principal ?? (await identify());
      if (key) await countRequest(app, key.id, app.config.rateLimit);
      return admitted(app, { workspace, key, requestId, signal, progress });
    },
  };
}

async function refuse(): Promise<never> {
  throw new AppError('unauthorized', 'Send an API key as `Authorization: Bearer <key>`.');
}

function admitted(app: App, caller: Caller): Admitted {
  const startedAt = app.clock.elapsed();
  return {
    workspaceId: caller.workspace.id,
    keyId: caller.key?.id,
    async generate(tool, input, { waitMs, fresh }) {
      const generated = await generate(app, caller, tool, input, { sameness: { kind: 'attach', fresh }, waitMs });
      return { run: generated.run, meta: await generatedMeta(app, caller, generated, startedAt) };
    },
    async getRun(runId, { waitMs, section }) {
      const run = await waitForRun(app, caller, runId, { forMs: waitMs, untilChange: true });
      requireSection(run, section);
      if (run.status !== 'succeeded') return { run, meta: await callMeta(app, caller, { tool: run.tool, startedAt }) };
      return { run, meta: await generatedMeta(app, caller, { run, charged: 0 }, startedAt) };
    },
    async cancelRun(runId) {
      const run = await cancelRun(app, caller, runId);
      return { run, meta: await callMeta(app, caller, { tool: run.tool, startedAt }) };
    },
    async getCredits() {
      const data = await getCredits(app, caller);
      const meta = await callMeta(app, caller, { tool: 'get_credits', startedAt, remaining: data.credits });
      return { data, meta };
    },
  };
}
