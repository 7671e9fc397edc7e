import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { architectureSchema } from '../../src/artifacts/architecture.ts';
import { checkCoherence } from '../../src/artifacts/coherence/index.ts';
import { featuresSchema } from '../../src/artifacts/features.ts';
import { phasesSchema } from '../../src/artifacts/phases.ts';
import { promptPackSchema } from '../../src/artifacts/prompt-pack.ts';
import { ARTIFACT_NAMES } from '../../src/artifacts/quality.ts';
import { researchSchema } from '../../src/artifacts/research.ts';
import { failingEngine, fixtureEngine, Gate, slowEngine } from './engines.ts';
import { computeInline } from './inline-workers.ts';
import { noPrompt } from './no-prompt.ts';
import { PLAIN_IDEA, plainArtifacts } from './plain-artifacts.ts';
import { startNode } from './processes.ts';
import { onEveryStore } from './stores.ts';
import { seedWorkspace, testApp } from './test-app.ts';

const request = (signal = new AbortController().signal) => ({
  stage: 'research' as const,
  idea: 'A tool library.',
  context: undefined,
  upstream: {},
  run: { workspaceId: 'ws_1', runId: 'run_1' },
  prompt: noPrompt,
  compute: computeInline,
  signal,
});

onEveryStore('a fresh database', (kind) => {
  it('is the kind that was asked for, migrated and empty', async () => {
    const store = await kind.openFresh();
    expect(store.dialect.name).toBe(kind.name);
    expect(await store.db.selectFrom('workspaces').selectAll().execute()).toEqual([]);
  });

  it('is nobody else’s', async () => {
    const [one, other] = [await kind.openFresh(), await kind.openFresh()];
    await one.write((tx) => tx.insertInto('limit_hits').values({ bucket: 'mine', at: 0, hits: 0, total: 1 }).execute());
    expect(await other.db.selectFrom('limit_hits').selectAll().execute()).toEqual([]);
  });

  it('can be had without a single table', async () => {
    const url = await kind.emptyUrl();
    if (kind.name === 'sqlite') expect(existsSync(url)).toBe(false);
    const store = await kind.open(url);
    const { rows } = await sql<{ version: number }>`SELECT version FROM schema_migrations`.execute(store.db);
    expect(rows.length).toBeGreaterThan(0);
  });
});

describe('the test App', () => {
  it('is a real App on a file of its own, with a clock the test moves', async () => {
    await using app = await testApp({ config: { rateLimit: 3 } });
    const before = app.clock.now();
    app.clock.advance(1_000);
    const { id, key } = await seedWorkspace(app, { tier: 'team', credits: 40 });
    expect(await app.ledger.balance(id)).toEqual({ balance: 40, held: 0 });
    expect((await app.keys.authenticate(key.secret)).workspace).toEqual({ id, name: 'Test', tier: 'team' });
    expect(app.config.rateLimit).toBe(3);
    expect((await app.workspaces.get(id)).createdAt).toBe(before + 1_000);
  });

  it('shares a database with another App', async () => {
    await using one = await testApp();
    await using other = await testApp({ databaseUrl: one.store.location, clock: one.clock });
    const { id } = await seedWorkspace(one, { credits: 7 });
    expect(await other.ledger.balance(id)).toEqual({ balance: 7, held: 0 });
  });
});

describe('the engines', () => {
  it('answer with artefacts that pass their schemas and agree with each other', () => {
    researchSchema.parse(plainArtifacts.research);
    architectureSchema.parse(plainArtifacts.architecture);
    featuresSchema.parse(plainArtifacts.features);
    phasesSchema.parse(plainArtifacts.phases);
    promptPackSchema.parse(plainArtifacts.promptPack);
    const plan = { idea: PLAIN_IDEA, context: undefined, artifacts: plainArtifacts };
    expect(checkCoherence(plan, { written: ARTIFACT_NAMES }).faults).toEqual([]);
  });

  it('wait at the gate until the test opens it', async () => {
    const gate = new Gate();
    const inner = fixtureEngine();
    const answer = slowEngine(inner, gate).generate(request());
    await gate.reached('research');
    expect(inner.asked).toEqual([]);
    gate.open('research');
    expect((await answer).output).toEqual(plainArtifacts.research);
    expect(inner.asked).toEqual(['research']);
  });

  it('leave the gate when the signal aborts', async () => {
    const gate = new Gate();
    const controller = new AbortController();
    const answer = slowEngine(fixtureEngine(), gate).generate(request(controller.signal));
    controller.abort();
    await expect(answer).rejects.toThrow('stopped');
    expect(gate.waiting).toEqual([]);
  });

  it('fail as they are told', async () => {
    await expect(failingEngine(new Error('boom')).generate(request())).rejects.toThrow('boom');
    await expect(failingEngine(new Error('boom'), 'phases').generate(request())).resolves.toBeDefined();
  });
});

describe('a child process', () => {
  it('is heard line by line and its end is known', async () => {
    const child = startNode(['-e', 'console.log("one"); console.error("two"); process.exitCode = 3']);
    expect(await child.line('one')).toBe('one');
    expect(await child.line(/^tw/)).toBe('two');
    expect(await child.exit).toEqual({ code: 3, signal: null });
    await expect(child.line('three')).rejects.toThrow('ended without three');
  });

  it('dies when it is killed, and in any case with its test', async () => {
    const child = startNode(['-e', 'console.log("up"); setInterval(() => {}, 1000)']);
    await child.line('up');
    expect(await child.kill()).toEqual({ code: null, signal: 'SIGKILL' });
  });
});
