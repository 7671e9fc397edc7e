import { expect, it } from 'vitest';
import { onEveryStore } from '../helpers/stores.ts';
import { runSim } from './run.ts';

// Several `serve` processes on one database and one clock, killed at random while the clock is set ahead and back, for days: nothing is sent twice, nothing
// after a stop, nothing above a cap, and nothing is lost. `npm run test:soak` takes more leads and chances; all of it, 20 runs
// of 300 leads and one of 10,000 on each database, is
//
//   SIM_SEEDS=20 SIM_LARGE=10000 npm run test:soak -- test/sim
//
const SEEDS = Number(process.env.SIM_SEEDS ?? 1);
const LEADS = Number(process.env.SIM_LEADS ?? 40);
const FIRST_SEED = Number(process.env.SIM_FIRST_SEED ?? 1);
/** Leads of the one large run; 0: none. */
const LARGE = Number(process.env.SIM_LARGE ?? 0);
const PROCESSES = Number(process.env.SIM_PROCESSES ?? 3);
const KILL_EVERY = Number(process.env.SIM_KILL_EVERY ?? 2 * LEADS);
const FAULTS_SHOWN = 5;
const TIMEOUT_MS = 3 * 3_600_000;

const runs = [
  ...Array.from({ length: SEEDS }, (_, index) => ({ seed: FIRST_SEED + index, leads: LEADS })),
  ...(LARGE > 0 ? [{ seed: 0, leads: LARGE }] : []),
];

onEveryStore('several processes that are killed at random', (kind) => {
  for (const { seed, leads } of runs) {
    it(`bring ${leads} leads of three steps to their ends, as chance ${seed} has it`, {
      timeout: TIMEOUT_MS,
    }, async () => {
      const parts = { seed, leads, processes: PROCESSES, killEvery: leads > LEADS ? 4 * KILL_EVERY : KILL_EVERY };
      const report = await runSim(kind, parts);
      process.stderr.write(
        `${kind.name} ${seed} ${leads}: ${JSON.stringify({ ...report, faults: report.faults.slice(0, FAULTS_SHOWN) })}\n`,
      );
      expect(report.faults).toEqual([]);
      expect(report.errors).toEqual([]);
      expect(report.finished).toBe(true);
      expect(report.kills).toBeGreaterThan(0);
      expect(report.stops).toBeGreaterThan(0);
      expect(report.clockSets.length).toBeGreaterThan(0);
    });
  }
});
