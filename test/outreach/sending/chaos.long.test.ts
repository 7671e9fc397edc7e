import { expect, it } from 'vitest';
import { onEveryStore, postgresDatabases } from '../../helpers/stores.ts';
import { expectEnds, runChaos } from './chaos.ts';

// `npm run test:soak` takes more chances. Larger runs: CHAOS_LEADS, CHAOS_SEEDS (how many runs) and CHAOS_SENDERS.
const LEADS = Number(process.env.CHAOS_LEADS ?? 40);
const SEEDS = Number(process.env.CHAOS_SEEDS ?? 1);
const SENDERS = Number(process.env.CHAOS_SENDERS ?? 3);
const TIMEOUT_MS = 6 * 3_600_000;

onEveryStore(`${LEADS} leads of three steps`, (kind) => {
  for (let seed = 100; seed < 100 + SEEDS; seed++) {
    it(`come to their ends, each step at most once, as chance ${seed} has it`, { timeout: TIMEOUT_MS }, async () => {
      const report = await runChaos(kind, { seed, leads: LEADS, senders: SENDERS });
      process.stderr.write(`${kind.name} ${seed}: ${JSON.stringify(report)}\n`);
      expect(report.deaths).toBeGreaterThan(0);
    });
  }
});

it('24 leads on postgres come to their ends, and some are stopped', { timeout: TIMEOUT_MS }, () =>
  expectEnds(postgresDatabases),
);
