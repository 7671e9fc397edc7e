import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['test/**/*.long.test.ts'],
    globalSetup: ['test/helpers/global-postgres.ts', 'test/helpers/global-sqlite.ts', 'test/helpers/global-bundles.ts'],
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 15_000, interval: 10 } },
    testTimeout: 15 * 60_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
