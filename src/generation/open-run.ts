import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import type { Tx } from '../store/store.ts';
import type { NewRun, RunRow } from '../store/tables.ts';
import { canonicalJson } from '../system/canonical-json.ts';
import { sha256 } from '../system/secret.ts';
import type { Caller } from './caller.ts';
import type { GenerationInput } from './input.ts';
import { forgetOthersWork } from './one-author.ts';
import { promptVersion } from './prompts/version.ts';
import type { GenerationTool } from './tool.ts';

/** How a door treats the same call made again. */
export type Sameness =
  /** REST: always a fresh run, unless an Idempotency-Key says otherwise. */
  | { kind: 'fresh'; idempotency?: { route: string; key: string; body: unknown } | undefined }
  /**
   * MCP and the shell: the same call is one run, under way or lately succeeded. With `fresh` it is another one, unless
   * the same call is under way.
   */
  | { kind: 'attach'; fresh?: boolean | undefined };

export interface OpenedRun {
  run: RunRow;
  /** True when this process now owns it and must execute it. */
  ours: boolean;
  /** True when an earlier success is answered again. */
  replayed: boolean;
}

/** Milliseconds a claim on a run lasts without a heartbeat. */
export const LEASE_MS = 10_000;
/** Milliseconds a hold outlives the last heartbeat: time enough for another start to take the run over. */
export const HOLD_MS = 10 * 60_000;
/** Milliseconds after its end in which a run is given to the same call made again. */
export const SAME_CALL_MS = 15 * 60_000;
/** Milliseconds an Idempotency-Key is remembered. */
export const IDEMPOTENCY_MS = 24 * 60 * 60_000;

/**
 * Opens a run with its hold, or finds the one the door allows to attach to, in one transaction. Throws
 * `insufficient_credits`, `rate_limited` for too many under way, and `conflict` for an Idempotency-Key that came with another body.
 */
export async function openRun(
  app: App,
  caller: Caller,
  tool: GenerationTool,
  { input, sameness }: { input: GenerationInput; sameness: Sameness },
): Promise<OpenedRun> {
  // Both are of all that was sent: no transaction is open while they are computed.
  const callHash = sameness.kind === 'attach' ? hashOfCall(app, caller, tool, input) : NO_SAME_CALL;
  const named = sameness.kind === 'fresh' ? namedBy(caller, sameness) : undefined;
  return app.store.write(async (tx) => {
    // The workspace's row is the lock: of two same calls at once, the second sees the first's run.
    await app.store.dialect
      .lock(tx.selectFrom('workspaces').select('id').where('id', '=', caller.workspace.id))
      .executeTakeFirst();
    const known =
      sameness.kind === 'attach'
        ? await findSameCall(tx, app, caller.workspace.id, { callHash, isFresh: sameness.fresh === true })
        : await findIdempotent(tx, app, named);
    if (known?.status === 'running') return { run: known, ours: false, replayed: false };
    if (known?.status === 'succeeded') return { run: known, ours: false, replayed: true };
    await requireRoom(tx, app, caller.workspace.id);
    if (known) return { run: await reopen(tx, app, known, caller), ours: true, replayed: false };
    const run = await insertRun(tx, app, caller, tool, { input, callHash });
    if (named) {
      const row = { ...named, run_id: run.id, created_at: run.created_at };
      await tx.insertInto('idempotency_keys').values(row).execute();
    }
    return { run, ours: true, replayed: false };
  });
}

/** Throws `rate_limited` when the workspace has as many runs under way as it may. */
async function requireRoom(tx: Tx, { config }: App, workspaceId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('runs')
    .select((select) => select.fn.countAll().as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'running')
    .executeTakeFirstOrThrow();
  if (Number(count) < config.runsMax) return;
  throw new AppError(
    'rate_limited',
    `${count} generations of your workspace are under way; wait until one ends, or cancel one. Nothing was charged.`,
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}

const RETRY_AFTER_SECONDS = 30;

/** The same call: same workspace, tool and input, answered by the same engine, model and prompts. */
function hashOfCall(app: App, caller: Caller, tool: GenerationTool, input: GenerationInput): string {
  const { name, model, version } = app.engine;
  // An engine without a model never sees a prompt.
  const asked = model === null ? [version] : [version, promptVersion()];
  return sha256(canonicalJson([caller.workspace.id, tool.name, input, name, model, ...asked]));
}

/** In place of the hash, for a run that is never given to another call. */
const NO_SAME_CALL = 'fresh';

async function findSameCall(
  tx: Tx,
  app: App,
  workspaceId: string,
  { callHash, isFresh }: { callHash: string; isFresh: boolean },
): Promise<RunRow | undefined> {
  const now = app.clock.now();
  return tx
    .selectFrom('runs')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('call_hash', '=', callHash)
    .where((where) =>
      where.or([
        where.and([where('status', '=', 'running'), where('cancel_requested_at', 'is', null)]),
        ...(isFresh
          ? []
          : [where.and([where('status', '=', 'succeeded'), where('finished_at', '>', now - SAME_CALL_MS)])]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** What an Idempotency-Key names, and with which body it came. */
interface Named {
  workspace_id: string;
  route: string;
  key: string;
  body_hash: string;
}

function namedBy(caller: Caller, { idempotency }: Extract<Sameness, { kind: 'fresh' }>): Named | undefined {
  if (!idempotency) return undefined;
  const { route, key, body } = idempotency;
  return { workspace_id: caller.workspace.id, route, key, body_hash: sha256(canonicalJson(body)) };
}

async function findIdempotent(tx: Tx, app: App, named: Named | undefined): Promise<RunRow | undefined> {
  if (!named) return undefined;
  const { workspace_id, route, key } = named;
  const known = await tx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('workspace_id', '=', workspace_id)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!known) return undefined;
  if (known.created_at <= app.clock.now() - IDEMPOTENCY_MS) {
    await tx
      .deleteFrom('idempotency_keys')
      .where('workspace_id', '=', workspace_id)
      .where('route', '=', route)
      .where('key', '=', key)
      .execute();
    return undefined;
  }
  if (known.body_hash !== named.body_hash) {
    throw new AppError(
      'conflict',
      'This Idempotency-Key was used with another body; send a new key, or the same body.',
    );
  }
  return tx.selectFrom('runs').selectAll().where('id', '=', known.run_id).executeTakeFirstOrThrow();
}

async function insertRun(
  tx: Tx,
  app: App,
  caller: Caller,
  tool: GenerationTool,
  { input, callHash }: { input: GenerationInput; callHash: string },
): Promise<RunRow> {
  const now = app.clock.now();
  const id = app.ids.next('run');
  const run: NewRun = {
    id,
    workspace_id: caller.workspace.id,
    key_id: caller.key?.id ?? null,
    tool: tool.name,
    status: 'running',
    input: JSON.stringify(input),
    call_hash: callHash,
    hold_id: await reserve(tx, app, { workspaceId: caller.workspace.id, runId: id, price: tool.price }),
    price: tool.price,
    engine: app.engine.name,
    model: app.engine.model,
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
    run_id: id,
    stage,
    position,
    status: 'waiting' as const,
    output: null,
    quality: null,
    usage: null,
    headline: null,
    started_at: null,
    finished_at: null,
  }));
  await tx.insertInto('run_stages').values(stages).execute();
  return row;
}

/** A failed or cancelled run tried again under the same Idempotency-Key: finished stages stay, a new hold is made. */
async function reopen(tx: Tx, app: App, run: RunRow, caller: Caller): Promise<RunRow> {
  const now = app.clock.now();
  await forgetOthersWork(tx, run, app.engine);
  const holdId = await reserve(tx, app, { workspaceId: run.workspace_id, runId: run.id, price: run.price });
  return tx
    .updateTable('runs')
    .set({
      status: 'running',
      hold_id: holdId,
      request_id: caller.requestId,
      engine: app.engine.name,
      model: app.engine.model,
      error_code: null,
      error_message: null,
      cancel_requested_at: null,
      finished_at: null,
      due_at: now,
      lease_until: now + LEASE_MS,
      lease_owner: app.ids.next('lease'),
      attempts: 1,
      poison: 0,
    })
    .where('id', '=', run.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function reserve(tx: Tx, app: App, run: { workspaceId: string; runId: string; price: number }): Promise<string> {
  const expiresAt = app.clock.now() + HOLD_MS;
  return app.ledger.reserve(tx, { workspaceId: run.workspaceId, runId: run.runId, amount: run.price, expiresAt });
}
