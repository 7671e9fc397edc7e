import { join } from 'node:path';
import { Workspaces } from '../../../src/accounts/workspaces.ts';
import { Ledger } from '../../../src/credits/ledger.ts';
import { openStore } from '../../../src/store/open.ts';
import type { Store } from '../../../src/store/store.ts';
import { systemClock } from '../../../src/system/clock.ts';
import { type Ids, randomIds } from '../../../src/system/ids.ts';
import { Sealer } from '../../../src/system/seal.ts';
import { compare, type Side } from '../measure.ts';
import { openRawLedger } from '../raw-ledger.ts';
import type { Bench, Row } from '../row.ts';
import { withScratch } from '../scratch.ts';

const SIZES = {
  full: { rounds: 9, warmUps: 2, pairs: 1500 },
  quick: { rounds: 5, warmUps: 1, pairs: 500 },
  smoke: { rounds: 1, warmUps: 0, pairs: 20 },
};
const PRICE = 25;
const CREDITS = 1_000_000_000;
const HOLD_MS = 60_000;

/** A reserve and a settle, each in its own transaction on a SQLite file, one after the other, as runs make them. */
export const ledger: Row = {
  name: 'ledger',
  run: (bench) => withScratch((folder) => measure(bench, folder)),
};

async function measure({ effort }: Bench, folder: string) {
  const { pairs, ...rounds } = SIZES[effort];
  const ours = await openSeeded(join(folder, 'ours.db'));
  // Made by the same migrations, then left to the raw connection.
  const made = await openSeeded(join(folder, 'raw.db'));
  await made.store.close();
  const raw = openRawLedger(join(folder, 'raw.db'), { workspaceId: made.workspaceId, ids: randomIds });
  try {
    return await compare({
      name: 'ledger',
      title: 'ledger: reserve + settle, a transaction each, synced to the disk, one writer',
      metrics: [
        { name: 'perSecond', unit: 'pairs/s', better: 'higher', reach: 'ratio 0.50 or more' },
        { name: 'cpuPerPair', unit: 'µs CPU/pair', better: 'lower' },
      ],
      ...rounds,
      sides: [
        timed('src/credits/ledger.ts', pairs, async () => {
          for (let pair = 0; pair < pairs; pair++) await ours.pair();
        }),
        timed('raw better-sqlite3, the 5 writes alone', pairs, async () => {
          for (let pair = 0; pair < pairs; pair++) raw.pair(PRICE, HOLD_MS);
        }),
      ],
    });
  } finally {
    await ours.store.close();
    raw.close();
  }
}

function timed(label: string, pairs: number, work: () => Promise<void>): Side {
  return {
    label,
    async run() {
      const startedAt = performance.now();
      const usedBefore = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(usedBefore);
      return { perSecond: (pairs / (performance.now() - startedAt)) * 1000, cpuPerPair: (user + system) / pairs };
    },
  };
}

async function openSeeded(path: string): Promise<{ store: Store; workspaceId: string; pair(): Promise<void> }> {
  const clock = systemClock;
  const ids: Ids = randomIds;
  const store = await openStore(path, clock);
  const sealer = new Sealer({ ids, keyFile: `${path}.key` });
  const ledger = new Ledger({ store, clock, ids, sealer });
  const workspaces = new Workspaces({ store, clock, ids, ledger });
  const { id: workspaceId } = await workspaces.create({ name: 'Bench', tier: 'pro' });
  await ledger.grant({ workspaceId, amount: CREDITS, reason: 'bench', onceKey: ledger.cycleKey() });
  return {
    store,
    workspaceId,
    async pair() {
      const hold = { workspaceId, runId: ids.next('run'), amount: PRICE, expiresAt: clock.now() + HOLD_MS };
      const holdId = await store.write((tx) => ledger.reserve(tx, hold));
      await store.write((tx) => ledger.settle(tx, holdId, 'generate_research'));
    },
  };
}
