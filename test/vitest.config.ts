import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/**/*.{long,soak}.test.ts', 'node_modules/**'],
    globalSetup: ['test/helpers/global-postgres.ts', 'test/helpers/global-sqlite.ts', 'test/helpers/global-bundles.ts'],
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 15_000, interval: 10 } },
    // Properties are tried in full by the long suite.
    env: { PROPERTY_SHARE: process.env.PROPERTY_SHARE ?? '0.25' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // More than cores: a test often waits for a process or a server.
    maxWorkers: 4,
    // One process a worker for all its files: starting one for each, and reading the sources anew, took half the time.
    isolate: false,
  },
});
