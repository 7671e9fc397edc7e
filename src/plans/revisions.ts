import { AppError } from '../errors.ts';
import type { Store, Tx } from '../store/store.ts';
import type { PlanRevisionRow } from '../store/tables.ts';

/** How many changes a plan may be asked for. */
export const CHANGES_MAX = 50;

/** What people asked to change in a plan, the oldest first. */
export function revisionsOf(db: Store['db'] | Tx, planId: string): Promise<PlanRevisionRow[]> {
  return db.selectFrom('plan_revisions').selectAll().where('plan_id', '=', planId).orderBy('number').execute();
}

/** The changes that the brief has not taken up yet, in their words. */
export async function openChanges(db: Store['db'] | Tx, planId: string): Promise<string[]> {
  return (await revisionsOf(db, planId)).filter(({ done_at }) => done_at === null).map(({ change }) => change);
}

/** The context of a plan as it is judged: what was given first, then each change that was asked for. */
export function contextWith(context: string | null, changes: readonly Pick<PlanRevisionRow, 'change'>[]) {
  const words = [...(context ? [context] : []), ...changes.map(({ change }) => change)];
  return words.length > 0 ? words.join('\n') : undefined;
}

/**
 * Keeps a change in its own words. The last one, or one that is still open, asked for again changes nothing. The transaction must hold the workspace's
 * row. Throws `conflict` for one more than a plan may have.
 */
export async function recordChange(
  tx: Tx,
  planId: string,
  { change, keyId, now }: { change: string; keyId: string | null; now: number },
): Promise<void> {
  const known = await revisionsOf(tx, planId);
  const last = known.at(-1);
  // Sent again, or with other white space.
  const isKnown = known.some((one) => (one === last || one.done_at === null) && sameWords(one.change, change));
  if (isKnown) return;
  if (known.length >= CHANGES_MAX) {
    throw new AppError(
      'conflict',
      `This plan was changed ${CHANGES_MAX} times, as often as it may: open another one, whose idea says what you know now. Nothing was changed.`,
    );
  }
  const row = { plan_id: planId, number: (last?.number ?? 0) + 1, change, key_id: keyId, created_at: now };
  await tx
    .insertInto('plan_revisions')
    .values({ ...row, done_at: null })
    .execute();
}

const sameWords = (one: string, other: string): boolean =>
  one.replace(/\s+/g, ' ').trim() === other.replace(/\s+/g, ' ').trim();

/** The brief has taken up all that was asked for. */
export async function takeUpChanges(tx: Tx, planId: string, now: number): Promise<void> {
  await tx
    .updateTable('plan_revisions')
    .set({ done_at: now })
    .where('plan_id', '=', planId)
    .where('done_at', 'is', null)
    .execute();
}
