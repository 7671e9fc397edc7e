import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Tier } from '../../src/accounts/tiers.ts';
import { type App, createApp } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import type { Engine } from '../../src/engines/engine.ts';
import type { Writer } from '../../src/engines/writer.ts';
import type { Mailer } from '../../src/mail/mailer.ts';
import { TestClock } from '../../src/system/clock.ts';
import type { GuardedHttp } from '../../src/system/guarded-http.ts';
import { type Ids, seededIds } from '../../src/system/ids.ts';
import { type Log, silentLog } from '../../src/system/log.ts';
import { type Metrics, noMetrics } from '../../src/system/metrics.ts';
import type { Resolver } from '../../src/system/resolver.ts';
import type { Workers } from '../../src/system/workers.ts';
import { fixtureEngine } from './engines.ts';
import { inlineWorkers } from './inline-workers.ts';
import { roomyFolder } from './roomy-folder.ts';
import { TEST_SECRET } from './sealer.ts';
import { migratedFile } from './stores.ts';

/** A real App whose time a test moves; `await using` closes it and removes its files. */
export type TestApp = App & { clock: TestClock } & AsyncDisposable;

export interface TestAppParts {
  /** A new SQLite file unless given. */
  databaseUrl?: string;
  /** Answers each stage at once with a fixed artefact unless given. */
  engine?: Engine;
  /** None unless given, as with the outline engine; `scriptedWriter` makes one. */
  writer?: Writer;
  /** Share one between Apps that share a database. */
  clock?: TestClock;
  ids?: Ids;
  log?: Log;
  metrics?: Metrics;
  http?: GuardedHttp;
  pages?: GuardedHttp;
  /** Knows loopback alone unless given. */
  resolver?: Resolver;
  /** The real one unless given. */
  mailer?: Mailer;
  /** The test's own event loop unless given. */
  workers?: Workers;
  /** What differs from the defaults. */
  config?: Partial<Config>;
}

/** No test asks the world's name service by accident. */
const loopbackAlone: Resolver = {
  addresses: async (hostname) =>
    hostname === 'localhost' ? [{ address: '127.0.0.1', family: 4 }] : Promise.reject(new NotFound()),
  mailExchanges: async () => [],
};

class NotFound extends Error {
  readonly code = 'ENOTFOUND';
}

let apps = 0;

/** An App for one test, with its own clock, ids that repeat from run to run, and no log. */
export async function testApp(parts: TestAppParts = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(roomyFolder(), 'planwright-app-'));
  const clock = parts.clock ?? new TestClock();
  const app = await createApp({
    config: {
      ...readConfig({ PLANWRIGHT_DATA_DIR: folder }),
      databaseUrl: parts.databaseUrl ?? migratedFile(folder),
      // Apps of one database share it, as processes of one installation do.
      secretKeys: [TEST_SECRET],
      ...parts.config,
    },
    clock,
    // Each App of a test has ids of its own, as two processes would.
    ids: parts.ids ?? seededIds(`test app ${++apps}`),
    log: parts.log ?? silentLog,
    metrics: parts.metrics ?? noMetrics,
    ...(parts.http === undefined ? {} : { http: parts.http }),
    ...(parts.pages === undefined ? {} : { pages: parts.pages }),
    resolver: parts.resolver ?? loopbackAlone,
    engine: parts.engine ?? fixtureEngine(),
    workers: parts.workers ?? inlineWorkers,
    ...(parts.writer ? { writer: parts.writer } : {}),
    ...(parts.mailer ? { mailer: parts.mailer } : {}),
  });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= app.close();
    return closing;
  };
  return {
    ...app,
    clock,
    close,
    async [Symbol.asyncDispose]() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A workspace with a key. With `credits` its balance is exactly that; without, it is what its tier gives. A balance of 0
 * is for the free tier alone: the others would be given their month's allowance.
 */
export async function seedWorkspace(
  app: Pick<App, 'workspaces' | 'keys' | 'ledger'>,
  { tier = 'pro', credits }: { tier?: Tier; credits?: number } = {},
): Promise<{ id: string; key: { id: string; secret: string } }> {
  // A tier without signup credits first, so that none come on top.
  const { id } = await app.workspaces.create({ name: 'Test', tier: credits === undefined ? tier : 'starter' });
  if (credits !== undefined) {
    // Standing for this month's allowance, the grant keeps the allowance from coming on top.
    const onceKey = app.ledger.cycleKey();
    if (credits > 0) await app.ledger.grant({ workspaceId: id, amount: credits, reason: 'test', onceKey });
    await app.workspaces.update(id, { tier });
  }
  const { key, secret } = await app.keys.create({ workspaceId: id });
  return { id, key: { id: key.id, secret } };
}
