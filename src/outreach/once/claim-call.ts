import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import { IDEMPOTENCY_MS, otherRequest } from '../../generation/same-call.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { KeyedCallRow } from '../../store/tables.ts';
import type { KeyedCall } from './keyed-call.ts';

/** Milliseconds a claim lasts without a heartbeat. */
export const LEASE_MS = 30_000;
/** Calls of one workspace that are kept at a time, and characters of their answers. */
export const CALLS_MAX = 50_000;
export const ANSWERS_SIZE_MAX = 256 * 1024 * 1024;

/** How a call stands for whoever makes it now. */
export type Standing =
  /** To be carried out, under this token. */
  { as: 'ours'; owner: string } | { as: 'under-way' } | { as: 'answered' | 'interrupted'; row: KeyedCallRow };

/**
 * Claims a call that nobody has made yet, or whose process died before anything of it was done, for one caller however
 * many ask at once. Throws `conflict` where its key came with another body or query, `rate_limited` where too many are kept.
 */
export async function claimCall(app: App, call: KeyedCall): Promise<Standing> {
  const known = standing(app, await rowOf(app.store.db, call.id), call);
  if (known) return known;
  // What only says who works on it may be lost in a power cut, unless the work leaves traces elsewhere.
  const durability = call.reachesOut ? 'full' : 'relaxed';
  return app.store.write(async (tx) => {
    await app.store.dialect.lockName(tx, `call:${call.id}`);
    const since = standing(app, await rowOf(tx, call.id), call);
    if (since) return since;
    await tx.deleteFrom('keyed_calls').where('id', '=', call.id).execute();
    await requireRoom(tx, app, call.workspaceId);
    const now = app.clock.now();
    const owner = app.ids.next('lease');
    const row = {
      id: call.id,
      workspace_id: call.workspaceId,
      request_hash: call.requestHash,
      state: call.reachesOut ? 'reaching' : 'claimed',
      lease_owner: owner,
      lease_until: now + LEASE_MS,
      answer: null,
      sealed: 0,
      size: 0,
      created_at: now,
    } as const;
    await tx.insertInto('keyed_calls').values(row).execute();
    return { as: 'ours', owner };
  }, durability);
}

const rowOf = (db: Store['db'] | Tx, id: string): Promise<KeyedCallRow | undefined> =>
  db.selectFrom('keyed_calls').selectAll().where('id', '=', id).executeTakeFirst();

/** Undefined for one that may be claimed. */
function standing(app: App, row: KeyedCallRow | undefined, { requestHash }: KeyedCall): Standing | undefined {
  if (!row) return undefined;
  const now = app.clock.now();
  const lives = row.state !== 'answered' && row.lease_until > app.clock.leaseTime();
  if (!lives && row.created_at <= now - IDEMPOTENCY_MS) return undefined;
  if (row.request_hash !== requestHash) throw otherRequest('body or query');
  if (lives) return { as: 'under-way' };
  if (row.state === 'claimed') return undefined;
  return { as: row.state === 'answered' ? 'answered' : 'interrupted', row };
}

async function requireRoom(tx: Tx, app: App, workspaceId: string): Promise<void> {
  const { calls, size } = await tx
    .selectFrom('keyed_calls')
    .select((select) => [select.fn.countAll().as('calls'), select.fn.sum('size').as('size')])
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  if (Number(calls) < CALLS_MAX && Number(size) < ANSWERS_SIZE_MAX) return;
  const { oldest } = await tx
    .selectFrom('keyed_calls')
    .select((select) => select.fn.min('created_at').as('oldest'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  const seconds = Math.ceil((Number(oldest) + IDEMPOTENCY_MS - app.clock.now()) / 1_000);
  throw new AppError(
    'rate_limited',
    'No more answers can be kept for the workspace: those of the last 24 hours fill their room. Leave out Idempotency-Key, or wait.',
    { retryAfterSeconds: Math.max(1, seconds) },
  );
}
