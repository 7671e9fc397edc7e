import { defineConfig } from 'vitest/config';

/** Tests that bound milliseconds or memory: after all others, each with a core of its own. */
const MEASURED = [
  'test/artifacts/coherence/hostile.long.test.ts',
  'test/artifacts/rendering/hostile.long.test.ts',
  'test/e2e/stop.long.test.ts',
  'test/outreach/actions/discovery/scale.long.test.ts',
  'test/patterns.long.test.ts',
  'test/text-growth.long.test.ts',
];

/** Tests that load both cores by themselves: one at a time, at the end. */
const ALONE = ['test/e2e/load.long.test.ts', 'test/e2e/neighbour.long.test.ts'];

/** Properties that the short suite tries less often, and what it tries in part. */
const PROPERTIES = [
  'test/artifacts/authored/forms.test.ts',
  'test/artifacts/patch.test.ts',
  'test/credits/property.test.ts',
  'test/engines/outline/bounds.test.ts',
  'test/limits/limiter.test.ts',
  'test/outreach/sending/refusals.test.ts',
  'test/outreach/sequence/due.test.ts',
  'test/outreach/sequence/local-day.test.ts',
  'test/outreach/sequence/render.test.ts',
  'test/outreach/sequence/spintax.test.ts',
  'test/outreach/sequence/template.test.ts',
  'test/outreach/sequence/window.test.ts',
];

/** Beside outreach, what the short suite runs on PostgreSQL in part. */
const ON_POSTGRES = [
  'test/generation/kept-parts.test.ts',
  'test/generation/orders/engine-revises.test.ts',
  'test/generation/orders/revising.test.ts',
];

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    globalSetup: ['test/helpers/global-postgres.ts', 'test/helpers/global-sqlite.ts', 'test/helpers/global-bundles.ts'],
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 15_000, interval: 10 } },
    testTimeout: 15 * 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          // Before the many short files of the next, by its name: vitest takes the projects in that order.
          name: 'long',
          include: ['test/**/*.long.test.ts', 'test/helpers/answers/answers.test.ts', ...PROPERTIES],
          exclude: [...MEASURED, ...ALONE],
          env: { ANSWER_SEEDS: process.env.ANSWER_SEEDS ?? '40' },
          // More than cores: a test often waits for a process or a server.
          maxWorkers: 3,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // What the short suite runs on SQLite alone.
          name: 'on-postgres',
          include: ['test/outreach/**/*.test.ts', ...ON_POSTGRES],
          exclude: ['test/**/*.{long,soak}.test.ts'],
          env: { STORE: 'postgres', PROPERTY_SHARE: '0.25' },
          maxWorkers: 3,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'measured', include: MEASURED, maxWorkers: 2, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: { name: 'alone', include: ALONE, fileParallelism: false, sequence: { groupOrder: 2 } },
      },
    ],
  },
});
