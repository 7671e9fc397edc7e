import type { App } from '../app.ts';
import { type EngineAnswer, type EngineRequest, type EngineUsage, modelFor, modelStageOf } from '../engines/engine.ts';
import { nanoDollars } from '../engines/prices.ts';
import { asAppError } from '../errors.ts';
import type { Outcome } from '../system/metrics.ts';
import { CHARS_PER_TOKEN, LARGE_CALL } from './estimating/constants.ts';
import { addUsage } from './run-usage.ts';
import type { UsageStage } from './usage-stages.ts';

/** The run that asks, as log lines name it. */
export interface RunLabels {
  runId: string;
  requestId: string;
  workspaceId: string;
}

/**
 * Asks the engine once, counts what that has used and cost, and tells log and metrics how it went: never what was asked or
 * answered. `stopped` is a call that was not needed any more. Throws DayIsSpent, where the call is not made.
 */
export async function callEngine(
  app: App,
  request: Omit<EngineRequest, 'run'>,
  { run, attempt }: { run: RunLabels; attempt: number },
): Promise<EngineAnswer> {
  const startedAt = app.clock.elapsed();
  let waitedMs = 0;
  const onTurn = () => {
    waitedMs = app.clock.elapsed() - startedAt;
    request.onTurn?.();
  };
  const { name: engine } = app.engine;
  const tell = (outcome: Outcome, { usage, ...answer }: Pick<EngineAnswer, 'usage' | 'model'> = {}) => {
    const { inputTokens = 0, outputTokens = 0 } = usage ?? {};
    const model = answer.model ?? modelOf(app, request);
    const durationMs = app.clock.elapsed() - startedAt - waitedMs;
    const call = { engine, model, outcome, inputTokens, outputTokens, durationMs };
    app.log.info({ ...run, stage: request.stage, task: request.task, attempt, waitedMs, ...call }, 'engine called');
    app.metrics.engineCall(call);
    if (usage) app.pace.add({ outputTokens, durationMs });
  };
  const end = await beginCall(app, request, run);
  const heard = hearing(request);
  try {
    const answer = await app.engine.generate({ ...request, ...heard.asked, run, onTurn }).catch(async (error) => {
      tell(request.signal.aborted ? 'stopped' : asAppError(error).code);
      // What cannot be counted must not hide what went wrong.
      await countLost(app, request, run, heard.usage()).catch((err) =>
        app.log.error({ ...run, err }, 'call not counted'),
      );
      throw error;
    });
    tell(answer.faults ? 'unusable' : 'ok', answer);
    await count(app, request, run, answer);
    return answer;
  } finally {
    await end();
  }
}

type Asked = Omit<EngineRequest, 'run'>;

/** The model that settings give the call. */
const modelOf = ({ engine }: App, asked: Asked): string | null => modelFor(engine, modelStageOf(asked));

async function beginCall(app: App, asked: Asked, { workspaceId, runId }: RunLabels) {
  const model = modelOf(app, asked);
  if (model === null) return async () => undefined;
  return app.spending.begin({ workspaceId, runId, expected: expectedOf(app, model), signal: asked.signal });
}

/** Notes what is sent and written, for a call whose usage no one tells because it breaks off. */
function hearing({ prompt, onBegin, onWritten }: Asked) {
  let sent = 0;
  let written = 0;
  let hasBegun = false;
  return {
    asked: {
      prompt: () => {
        const made = prompt();
        sent = made.system.length + (made.shared ?? '').length + made.user.length;
        return made;
      },
      onBegin: () => {
        hasBegun = true;
        onBegin?.();
      },
      onWritten: (tokens: number, ms: number) => {
        written += tokens;
        onWritten?.(tokens, ms);
      },
    },
    usage: (): EngineUsage | undefined =>
      hasBegun ? { inputTokens: Math.ceil(sent / CHARS_PER_TOKEN), outputTokens: Math.ceil(written) } : undefined,
  };
}

/** Counts for the day what a call that broke off in its answer must have used: its vendor bills it all the same. */
async function countLost(
  app: App,
  asked: Asked,
  { workspaceId }: RunLabels,
  usage: EngineUsage | undefined,
): Promise<void> {
  const model = modelOf(app, asked);
  if (model === null || usage === undefined) return;
  const spent = nanoDollars(app.config.modelPrices.get(model), usage) ?? 0;
  if (spent > 0) await app.store.write((tx) => app.spending.add(tx, workspaceId, spent), 'relaxed');
}

/** What a large call costs: for what is under way, and for a vendor that counts no tokens. */
const expectedOf = ({ config }: App, model: string): number =>
  nanoDollars(config.modelPrices.get(model), LARGE_CALL) ?? 0;

/** Counts for the run and for the day what a call has used, whatever becomes of its answer. */
async function count(app: App, asked: Asked, { workspaceId, runId }: RunLabels, answer: EngineAnswer): Promise<void> {
  const { usage } = answer;
  const model = answer.model ?? modelOf(app, asked);
  if (model === null) return;
  const cost = usage ? nanoDollars(app.config.modelPrices.get(model), usage) : null;
  const spent = cost ?? expectedOf(app, model);
  if (!usage && spent === 0) return;
  await app.store.write(async (tx) => {
    if (usage) await addUsage(tx, { runId, stage: stageOf(asked), model, usage, nanoDollars: cost });
    if (spent > 0) await app.spending.add(tx, workspaceId, spent);
  }, 'relaxed');
}

const stageOf = ({ stage, task }: Asked): UsageStage => (task === 'review' ? 'review' : stage);
