import { Ledger } from '../../src/credits/ledger.ts';
import type { Store } from '../../src/store/store.ts';
import type { Clock } from '../../src/system/clock.ts';
import { ID_PREFIXES, type Ids, randomIds } from '../../src/system/ids.ts';
import { insertRuns } from '../helpers/rows.ts';
import { testSealer } from '../helpers/sealer.ts';

/** A ledger whose ids count, so that an entry's id says when it was written: `ent_1`, `ent_2` … */
export function countingLedger(store: Store, clock: Clock): Ledger {
  const counts = new Map<string, number>();
  const ids: Ids = {
    next(kind) {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return `${ID_PREFIXES[kind]}_${count}`;
    },
    bytes: randomIds.bytes,
  };
  return new Ledger({ store, clock, ids, sealer: testSealer() });
}

/** A workspace of the free tier, without credits. */
export async function enrolWorkspace(store: Store, ledger: Ledger, id: string): Promise<void> {
  await store.write(async (tx) => {
    const ledger_head = await ledger.chain.enrol(tx, id);
    const row = { id, name: 'Test', plan: 'free', balance: 0, held: 0, created_at: 1, ledger_head };
    await tx.insertInto('workspaces').values(row).execute();
  });
}

/** A run that succeeded and was charged 25 credits. */
export async function chargeRun(store: Store, ledger: Ledger, workspaceId: string, runId: string): Promise<void> {
  const hold = { workspaceId, runId, amount: 25, expiresAt: Number.MAX_SAFE_INTEGER };
  const holdId = await store.write((tx) => ledger.reserve(tx, hold));
  await store.write((tx) => ledger.settle(tx, holdId, 'research'));
  await insertRuns(store, [{ id: runId, workspace_id: workspaceId, hold_id: holdId, status: 'succeeded' }]);
}

/**
 * `ws_1` was granted 100 (ent_1), charged for run_1 (ent_2), granted 50 (ent_3), charged for run_2 (ent_4) and granted 10
 * (ent_5); `ws_2` was granted 100 (ent_6) and, for a reason that has U+FFFD alone, 5 (ent_7).
 */
export async function fillLedger(store: Store, ledger: Ledger): Promise<void> {
  const grant = (workspaceId: string, amount: number, reason = 'invoice') =>
    ledger.grant({ workspaceId, amount, reason });
  for (const id of ['ws_1', 'ws_2']) await enrolWorkspace(store, ledger, id);
  await grant('ws_1', 100);
  await chargeRun(store, ledger, 'ws_1', 'run_1');
  await grant('ws_1', 50);
  await chargeRun(store, ledger, 'ws_1', 'run_2');
  await grant('ws_1', 10);
  await grant('ws_2', 100);
  await grant('ws_2', 5, '\ufffd');
}
