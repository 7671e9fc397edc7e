import { expect, it } from 'vitest';
import type { App } from '../../src/app.ts';
import type { Brief } from '../../src/artifacts/brief.ts';
import { hashOf } from '../../src/artifacts/patch/hash-of.ts';
import type { Engine, EngineRequest } from '../../src/engines/engine.ts';
import { AppError } from '../../src/errors.ts';
import { HOST } from '../../src/plans/names.ts';
import { recordVersion, writtenVersion } from '../../src/plans/versions.ts';
import { creditsOf, newCaller, run } from '../helpers/callers.ts';
import { PLAIN_IDEA, plainArtifacts } from '../helpers/plain-artifacts.ts';
import { plainBrief } from '../helpers/plain-brief.ts';
import { onOneStore } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';
import { numberedEngine } from './numbered-engine.ts';

const attach = { sameness: { kind: 'attach' as const } };

/** Remembers what it was asked with. */
function remembering(): { engine: Engine; requests: EngineRequest[] } {
  const requests: EngineRequest[] = [];
  const inner = numberedEngine();
  const generate = (request: EngineRequest) => {
    requests.push(request);
    return inner.generate(request);
  };
  return { engine: { ...inner, generate }, requests };
}

/** What a host has submitted as the plan's brief. */
async function hostBrief(app: App, plan: string, more: Partial<Brief> = {}): Promise<Brief> {
  const brief = { ...plainBrief(PLAIN_IDEA, undefined), product: 'What the host read in the words.', ...more };
  const author = { engine: HOST, model: null, keyId: 'key_host' };
  const version = { ...writtenVersion('brief', brief), basedOn: [], author, runId: null };
  await app.store.write((tx) => recordVersion(tx, plan, version, { moves: true, now: app.clock.now() }));
  return brief;
}

onOneStore('a call that names a plan', (kind) => {
  it('is asked with the plan’s words and with each current artefact that its tool takes', async () => {
    const { engine, requests } = remembering();
    await using app = await testApp({ databaseUrl: await kind.freshUrl(), engine });
    const caller = await newCaller(app, { credits: 1_000 });
    const made = await run(app, caller, 'generate_blueprint', { input: { context: 'For farmers.' } });
    const plan = made.run.meta?.planId;
    const { research, architecture } = made.run.result as typeof plainArtifacts;
    const older = { ...architecture, scalingStrategy: 'None: the caller’s own architecture counts before the plan’s.' };

    await run(app, caller, 'generate_features', { input: { idea: undefined, plan } });
    const asked = requests.at(-1);
    expect(asked).toMatchObject({ idea: PLAIN_IDEA, context: 'For farmers.', brief: { product: expect.any(String) } });
    expect(asked?.upstream).toEqual({ research, architecture });
    await run(app, caller, 'generate_features', { input: { idea: undefined, plan, architecture: older } });
    expect(requests.at(-1)?.upstream.architecture).toMatchObject({ scalingStrategy: older.scalingStrategy });
    expect(requests.filter(({ stage }) => stage === 'brief')).toHaveLength(1);
  });

  it('made again is the same run, until a version that it stands for has changed', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl(), engine: numberedEngine() });
    const caller = await newCaller(app, { credits: 1_000 });
    const { planId: plan } = (await run(app, caller, 'generate_architecture')).run.meta ?? {};
    const features = () => run(app, caller, 'generate_features', { ...attach, input: { idea: undefined, plan } });

    const first = await features();
    expect(await features()).toMatchObject({ charged: 0, replayed: true, run: { id: first.run.id } });
    await run(app, caller, 'generate_architecture', { ...attach, input: { idea: undefined, plan } });
    const after = await features();
    expect(after).toMatchObject({ charged: 25, replayed: false });
    expect((await creditsOf(app, caller)).balance).toBe(910);
  });

  it('is written for the brief that is current in the plan, whoever wrote that', async () => {
    const { engine, requests } = remembering();
    await using app = await testApp({ databaseUrl: await kind.freshUrl(), engine });
    const caller = await newCaller(app, { credits: 1_000 });
    const { planId: plan = '' } = (await run(app, caller, 'generate_architecture')).run.meta ?? {};
    const brief = await hostBrief(app, plan);

    const named = await run(app, caller, 'generate_features', { input: { idea: undefined, plan } });
    expect(requests.at(-1)?.brief).toEqual(brief);
    expect(named.run.meta?.brief).toEqual(brief);
    await run(app, caller, 'generate_features');
    expect(requests.at(-1)?.brief?.product).not.toBe(brief.product);
    const briefs = await app.store.db.selectFrom('plan_versions').selectAll().where('artifact', '=', 'brief').execute();
    expect(briefs.map((one) => [one.number, one.engine, one.is_current])).toEqual([
      [1, 'anthropic', 0],
      [2, 'host', 1],
    ]);
  });

  it('made again is the same run although its first time gave the plan a brief by a model', async () => {
    const databaseUrl = await kind.freshUrl();
    await using outlines = await testApp({ databaseUrl });
    const caller = await newCaller(outlines, { credits: 1_000 });
    const { planId: plan } = (await run(outlines, caller, 'generate_research')).run.meta ?? {};
    await using app = await testApp({ databaseUrl, engine: numberedEngine(), clock: outlines.clock });
    const call = () => run(app, caller, 'generate_research', { ...attach, input: { idea: undefined, plan } });
    const first = await call();
    expect(await call()).toMatchObject({ charged: 0, run: { id: first.run.id } });
  });

  it('goes on from the finished stages of a failed one only while the plan has the same brief', async () => {
    const databaseUrl = await kind.freshUrl();
    await using app = await testApp({ databaseUrl, engine: numberedEngine() });
    const caller = await newCaller(app, { credits: 1_000 });
    const { planId: plan = '' } = (await run(app, caller, 'generate_research')).run.meta ?? {};
    const inner = remembering();
    const breaking: Engine = {
      ...inner.engine,
      generate: (request) =>
        request.stage === 'promptPack'
          ? Promise.reject(new AppError('engine_unavailable', 'Away.'))
          : inner.engine.generate(request),
    };
    await using failing = await testApp({ databaseUrl, engine: breaking, clock: app.clock });
    const call = () => run(failing, caller, 'generate_blueprint', { ...attach, input: { idea: undefined, plan } });
    const asked = async () => {
      inner.requests.length = 0;
      await call().catch(() => undefined);
      return inner.requests.map(({ stage }) => stage).toSorted();
    };
    const all = ['architecture', 'features', 'phases', 'research'];
    expect(await asked()).toEqual(all);
    expect(await asked()).toEqual([]);
    await hostBrief(app, plan);
    expect(await asked()).toEqual(all);
  });

  it('drops from an artefact of another brief what it says of demands', async () => {
    const { engine, requests } = remembering();
    await using app = await testApp({ databaseUrl: await kind.freshUrl(), engine });
    const caller = await newCaller(app, { credits: 1_000 });
    const { planId: plan = '' } = (await run(app, caller, 'generate_research')).run.meta ?? {};
    const demand = {
      id: 'D1',
      quote: 'A',
      kind: 'quality',
      polarity: 'must',
      means: 'It is one.',
      figures: [],
      forbids: [],
    };
    const brief = await hostBrief(app, plan, { demands: [demand as Brief['demands'][number]] });
    const decisions = [{ decision: 'One server', instead: 'Two', because: 'It is enough.', demands: ['D1'] }];
    const written = writtenVersion('architecture', { ...plainArtifacts.architecture, decisions });
    const author = { engine: HOST, model: null, keyId: 'key_host' };
    for (const hash of [hashOf({ another: 'brief' }), hashOf(brief)]) {
      const version = { ...written, basedOn: [{ artifact: 'brief' as const, hash }], author, runId: null };
      await app.store.write((tx) => recordVersion(tx, plan, version, { moves: true, now: app.clock.now() }));
      await run(app, caller, 'generate_features', { input: { idea: undefined, plan } });
    }
    const shown = requests.flatMap(({ upstream }) => upstream.architecture?.decisions ?? []);
    expect(shown.map(({ demands }) => demands)).toEqual([[], ['D1']]);
  });

  it('is refused with other words beside it, without words or a plan, and for what is no plan of its own', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl(), engine: numberedEngine() });
    const caller = await newCaller(app, { credits: 1_000 });
    const { planId: plan } = (await run(app, caller, 'generate_research')).run.meta ?? {};
    const ask = (input: object, who = caller) =>
      run(app, who, 'generate_research', { input: { idea: undefined, ...input } });

    for (const other of [{ idea: 'Another idea altogether' }, { context: 'For farmers.' }]) {
      await expect(ask({ plan, ...other })).rejects.toMatchObject({ code: 'invalid_request', message: /^plan: / });
    }
    await expect(ask({})).rejects.toMatchObject({ message: 'idea is required and must be a string.' });
    await expect(ask({ plan }, await newCaller(app))).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask({ plan: `plan_${'0'.repeat(32)}` })).rejects.toMatchObject({ code: 'not_found' });
    expect((await creditsOf(app, caller)).balance).toBe(975);
    expect((await ask({ plan, idea: `${PLAIN_IDEA} ` })).run.meta?.planId).toBe(plan);
  });
});
