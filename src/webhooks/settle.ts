import type { Tx } from '../store/store.ts';
import type { Attempt, DeliveryParts } from './delivery-parts.ts';
import { isDead, type Outcome, outcomeOf, PAUSE_REASONS } from './outcome.ts';

interface Settled extends Attempt {
  outcome: Outcome;
}

/** Lost in a power cut, an attempt is made again with the same id: that is no loss, and to wait for the disk would be one. */
const DURABILITY = 'relaxed';

/**
 * Writes what came of attempts, with their log and the health of their endpoints, in one transaction. What another
 * process has taken over since, because the lease lapsed, is left alone: its attempt counts, not this one.
 */
export async function settleAttempts(parts: DeliveryParts, attempts: readonly Attempt[]): Promise<void> {
  const settled = attempts.map((attempt) => ({ ...attempt, outcome: decide(parts, attempt) }));
  const now = parts.clock.now();
  const written = await parts.store.write(async (tx) => {
    const kept = [...(await markDelivered(tx, settled, now))];
    for (const one of settled) if (one.outcome.kind !== 'delivered' && (await mark(tx, one, now))) kept.push(one);
    if (kept.length === 0) return kept;
    await tx.insertInto('delivery_attempts').values(kept.map(attemptRow)).execute();
    await noteHealth(tx, kept, now);
    return kept;
  }, DURABILITY);
  for (const { outcome } of written) parts.metrics.delivery(outcome.kind === 'gone' ? 'failed' : outcome.kind);
}

function decide({ ids }: DeliveryParts, { answer, row }: Attempt): Outcome {
  return outcomeOf(answer, row.attempts_made + 1 - row.round_began, () => ids.bytes(4).readUInt32BE() / 2 ** 32);
}

/** Most attempts succeed: those of one claim are marked with one statement. */
async function markDelivered(tx: Tx, settled: readonly Settled[], now: number): Promise<Settled[]> {
  const delivered = settled.filter(({ outcome }) => outcome.kind === 'delivered');
  const marked: Settled[] = [];
  for (const [owner, all] of Map.groupBy(delivered, ({ row }) => row.lease_owner)) {
    const rows = await tx
      .updateTable('deliveries')
      .set((set) => ({
        status: 'delivered',
        attempts_made: set('attempts_made', '+', 1),
        attempts: 0,
        due_at: null,
        finished_at: now,
        lease_until: null,
        lease_owner: null,
      }))
      .where(
        'id',
        'in',
        all.map(({ row }) => row.id),
      )
      .where('lease_owner', '=', owner)
      .where('status', '=', 'waiting')
      .returning('id')
      .execute();
    const ids = new Set(rows.map(({ id }) => id));
    // By claim and id: after a lapse this process may have sent the same delivery twice, and one of the two counts.
    marked.push(...all.filter(({ row }) => ids.has(row.id)));
  }
  return marked;
}

async function mark(tx: Tx, { row, outcome }: Settled, now: number): Promise<boolean> {
  const isOver = outcome.kind !== 'retry';
  const { numUpdatedRows } = await tx
    .updateTable('deliveries')
    .set({
      status: isOver ? 'failed' : 'waiting',
      attempts_made: row.attempts_made + 1,
      // Claims are counted from the last attempt that ended.
      attempts: 0,
      due_at: isOver ? null : now + outcome.afterMs,
      finished_at: isOver ? now : null,
      lease_until: null,
      lease_owner: null,
    })
    .where('id', '=', row.id)
    .where('lease_owner', '=', row.lease_owner)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const attemptRow = ({ row, answer, startedAt, durationMs }: Settled) => ({
  delivery_id: row.id,
  attempt: row.attempts_made + 1,
  started_at: startedAt,
  duration_ms: durationMs,
  status: 'status' in answer ? answer.status : null,
  error: 'fault' in answer ? answer.fault : null,
});

/** Counts failures in a row at each endpoint, and pauses those that are gone or dead. */
async function noteHealth(tx: Tx, settled: readonly Settled[], now: number): Promise<void> {
  const byEndpoint = Map.groupBy(settled, ({ row }) => row.endpoint_id);
  // In one order everywhere, so that two processes never wait for each other's rows.
  for (const [id, all] of [...byEndpoint].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (all.some(({ outcome }) => outcome.kind === 'delivered')) await noteSuccess(tx, id);
    else await noteFailures(tx, id, { count: all.length, now });
    if (all.some(({ outcome }) => outcome.kind === 'gone')) await pause(tx, id, PAUSE_REASONS.gone, now);
  }
}

async function noteSuccess(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('endpoints')
    .set({ failing_since: null, failures: 0 })
    .where('id', '=', id)
    .where('failures', '>', 0)
    .execute();
}

async function noteFailures(tx: Tx, id: string, { count, now }: { count: number; now: number }): Promise<void> {
  const endpoint = await tx
    .updateTable('endpoints')
    .set((set) => ({
      failing_since: set.fn.coalesce('failing_since', set.val(now)),
      failures: set('failures', '+', count),
    }))
    .where('id', '=', id)
    .returning(['failing_since', 'failures'])
    .executeTakeFirst();
  if (endpoint?.failing_since == null) return;
  const { failing_since: failingSince, failures } = endpoint;
  if (isDead({ failingSince, failures }, now)) await pause(tx, id, PAUSE_REASONS.dead(failingSince), now);
}

async function pause(tx: Tx, id: string, reason: string, now: number): Promise<void> {
  await tx
    .updateTable('endpoints')
    .set({ status: 'paused', status_reason: reason, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .execute();
}
