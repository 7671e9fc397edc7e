import { sql } from 'kysely';
import type { App } from '../app.ts';
import { modelsOf } from '../engines/engine.ts';
import { AppError } from '../errors.ts';
import { hashOfWords } from '../plans/words.ts';
import type { Tx } from '../store/store.ts';
import type { NewRun, RunRow } from '../store/tables.ts';
import type { Caller } from './caller.ts';
import type { CalledInput, GenerationInput } from './input.ts';
import { findKeptParts, forgetParts, isOfSameBrief, type Kept, NOTHING_KEPT } from './kept-parts.ts';
import { forgetOthersWork } from './one-author.ts';
import { copyParts } from './parts/part-rows.ts';
import { copyUsage } from './run-usage.ts';
import {
  findIdempotent,
  findSameCall,
  hashFor,
  hashOfCall,
  NO_SAME_CALL,
  namedBy,
  remember,
  type Sameness,
} from './same-call.ts';
import type { GenerationTool } from './tool.ts';

export interface OpenedRun {
  run: RunRow;
  /** True when this process now owns it and must execute it. */
  ours: boolean;
  /** True when an earlier success is answered again. */
  replayed: boolean;
  /** True for the call that opened the run, also when it was sent again: it tells the price. */
  isOpener: boolean;
}

/** Milliseconds a claim on a run lasts without a heartbeat. */
export const LEASE_MS = 10_000;
/** Milliseconds a hold outlives the last heartbeat: time enough for another start to take the run over. */
export const HOLD_MS = 10 * 60_000;

/**
 * Opens a run with its hold, or finds the one the door allows to attach to, in one transaction. Throws
 * `insufficient_credits`, `rate_limited` for too many under way, and `conflict` for an Idempotency-Key that came with another body.
 */
export async function openRun(
  app: App,
  caller: Caller,
  tool: GenerationTool,
  { called, input, sameness }: { called: CalledInput; input: GenerationInput; sameness: Sameness },
): Promise<OpenedRun> {
  // Both are of all that was sent: no transaction is open while they are computed.
  const named = namedBy(caller, sameness, { tool, called });
  const callHash = hashFor(sameness, named, () => hashOfCall(app, caller, tool, input));
  const isFresh = sameness.kind === 'attach' && sameness.fresh === true;
  return app.store.write(async (tx) => {
    // The workspace's row is the lock: of two same calls at once, the second sees the first's run.
    await app.store.dialect
      .lock(tx.selectFrom('workspaces').select('id').where('id', '=', caller.workspace.id))
      .executeTakeFirst();
    const sent = await findIdempotent(tx, app, named);
    // REST tells the price once; over MCP one answer of the same call reaches its model, whichever it is.
    if (sent && isAnswer(sent.run)) return answeredBy(sent.run, sent.isOpener && sameness.kind === 'attach');
    if (sameness.kind === 'attach') {
      const same = await findSameCall(tx, app, caller.workspace.id, { callHash, isFresh });
      if (same) {
        // Later than its run: the key joined it, and did not open it.
        await remember(tx, named, same, Math.max(app.clock.now(), same.created_at + 1));
        return answeredBy(same, false);
      }
    }
    await requireRoom(tx, app, caller.workspace.id);
    if (sent && sameness.kind === 'fresh')
      return {
        run: await reopen(tx, app, sent.run, { caller, callHash, input }),
        ours: true,
        replayed: false,
        isOpener: true,
      };
    const run = await insertRun(tx, app, caller, tool, { input, callHash, isFresh });
    await remember(tx, named, run, run.created_at);
    return { run, ours: true, replayed: false, isOpener: true };
  });
}

/** What `openRun` would find, without opening anything: an earlier answer, or what is kept of an unfinished run. */
export async function wouldOpen(
  app: App,
  caller: Caller,
  tool: GenerationTool,
  { called, input, sameness }: { called: CalledInput; input: GenerationInput; sameness: Sameness },
): Promise<{ isAnswered: boolean; kept: Kept }> {
  const callHash = hashFor(sameness, namedBy(caller, sameness, { tool, called }), () =>
    hashOfCall(app, caller, tool, input),
  );
  if (sameness.kind === 'fresh') return { isAnswered: false, kept: NOTHING_KEPT };
  const asked = { callHash, isFresh: sameness.fresh === true };
  return app.store.snapshot(async (tx) => {
    if (await findSameCall(tx, app, caller.workspace.id, asked)) return { isAnswered: true, kept: NOTHING_KEPT };
    return { isAnswered: false, kept: await findKeptParts(tx, app, caller.workspace.id, { ...asked, input }) };
  });
}

const isAnswer = ({ status }: RunRow): boolean => status === 'running' || status === 'succeeded';

const answeredBy = (run: RunRow, isOpener: boolean): OpenedRun => ({
  run,
  ours: false,
  replayed: run.status === 'succeeded',
  isOpener,
});

/** Throws `rate_limited` when the workspace has as many runs under way as it may. */
async function requireRoom(tx: Tx, { config }: App, workspaceId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('runs')
    .select((select) => select.fn.countAll().as('count'))
    .where('workspace_id', '=', workspaceId)
    // Said to the letter, so that the index of the few under way is used.
    .where('status', '=', sql.lit('running'))
    .executeTakeFirstOrThrow();
  if (Number(count) < config.runsMax) return;
  throw new AppError(
    'rate_limited',
    `${count} generations of your workspace are under way; wait until one ends, or cancel one. Nothing was charged.`,
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}

const RETRY_AFTER_SECONDS = 30;

async function insertRun(
  tx: Tx,
  app: App,
  caller: Caller,
  tool: GenerationTool,
  { input, callHash, isFresh }: { input: GenerationInput; callHash: string; isFresh: boolean },
): Promise<RunRow> {
  const now = app.clock.now();
  const isSame = callHash !== NO_SAME_CALL;
  const kept = isSame ? await findKeptParts(tx, app, caller.workspace.id, { callHash, isFresh, input }) : NOTHING_KEPT;
  const id = app.ids.next('run');
  const run: NewRun = {
    id,
    workspace_id: caller.workspace.id,
    key_id: caller.key?.id ?? null,
    tool: tool.name,
    status: 'running',
    input: JSON.stringify(input),
    call_hash: callHash,
    words_hash: hashOfWords(input.idea, input.context),
    plan_id: input.plan ?? null,
    hold_id: await reserve(tx, app, { workspaceId: caller.workspace.id, runId: id, price: tool.price }),
    price: tool.price,
    engine: app.engine.name,
    model: modelsOf(app.engine),
    request_id: caller.requestId,
    meta: null,
    result: null,
    error_code: null,
    error_message: null,
    cancel_requested_at: null,
    created_at: now,
    finished_at: null,
    due_at: now,
    lease_until: now + LEASE_MS,
    lease_owner: app.ids.next('lease'),
    attempts: 1,
  };
  const row = await tx.insertInto('runs').values(run).returningAll().executeTakeFirstOrThrow();
  const stages = tool.stages.map((stage, position) => ({
    stage,
    status: 'waiting' as const,
    output: null,
    quality: null,
    usage: null,
    headline: null,
    started_at: null,
    finished_at: null,
    ...kept.stages.find((made) => made.stage === stage),
    run_id: id,
    position,
  }));
  await tx.insertInto('run_stages').values(stages).execute();
  if (kept.runId !== undefined) {
    await copyParts(tx, kept.runId, id);
    await copyUsage(tx, kept.runId, id);
  }
  return row;
}

/** A failed or cancelled run tried again under the same Idempotency-Key: finished stages stay, a new hold is made. */
async function reopen(
  tx: Tx,
  app: App,
  run: RunRow,
  { caller, callHash, input }: { caller: Caller; callHash: string; input: GenerationInput },
): Promise<RunRow> {
  const now = app.clock.now();
  if (run.call_hash !== callHash || !isOfSameBrief(run, input)) await forgetParts(tx, run.id);
  else await forgetOthersWork(tx, run, app.engine);
  const holdId = await reserve(tx, app, { workspaceId: run.workspace_id, runId: run.id, price: run.price });
  return tx
    .updateTable('runs')
    .set({
      status: 'running',
      // What a plan stands for may have changed since.
      input: JSON.stringify(input),
      hold_id: holdId,
      request_id: caller.requestId,
      call_hash: callHash,
      engine: app.engine.name,
      model: modelsOf(app.engine),
      error_code: null,
      error_message: null,
      cancel_requested_at: null,
      finished_at: null,
      due_at: now,
      lease_until: now + LEASE_MS,
      lease_owner: app.ids.next('lease'),
      attempts: 1,
      poison: 0,
      calls_under_way: 0,
    })
    .where('id', '=', run.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function reserve(tx: Tx, app: App, run: { workspaceId: string; runId: string; price: number }): Promise<string> {
  const expiresAt = app.clock.now() + HOLD_MS;
  return app.ledger.reserve(tx, { workspaceId: run.workspaceId, runId: run.runId, amount: run.price, expiresAt });
}
