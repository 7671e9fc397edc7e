import { defineConfig } from 'vitest/config';
import long from './vitest.long.config.ts';

/** How long the tests below run here, unless the environment says otherwise. */
const LENGTHS = {
  LOAD_MINUTES: '10',
  IMAP_MAILS: '10000',
  BREAK_BLUEPRINTS: '100',
  CHAOS_CALLS: '200',
  CHAOS_LEADS: '120',
  CHAOS_SEEDS: '5',
  HOST_SEEDS: '50',
  MAIL_MEGABYTES: '30',
  NOISE_SECONDS: '60',
  ROUND_TRIPS: '1000',
  SIM_SEEDS: '3',
  SIM_LEADS: '300',
  ANSWER_SEEDS: '200',
};
for (const [name, value] of Object.entries(LENGTHS)) process.env[name] ??= value;

const { projects: _, ...settings } = long.test ?? {};

export default defineConfig({
  ...long,
  test: {
    ...settings,
    include: [
      'test/**/*.soak.test.ts',
      'test/e2e/chaos.long.test.ts',
      'test/e2e/hosts.long.test.ts',
      'test/e2e/load.long.test.ts',
      'test/e2e/neighbour.long.test.ts',
      'test/engines/faults/random-breaks.long.test.ts',
      'test/generation/importing/round-trip.long.test.ts',
      'test/helpers/answers/answers.test.ts',
      'test/outreach/inbox/fetch/dovecot.long.test.ts',
      'test/outreach/sending/chaos.long.test.ts',
      'test/sim/chaos.long.test.ts',
      'test/text-growth.long.test.ts',
    ],
    fileParallelism: false,
  },
});
