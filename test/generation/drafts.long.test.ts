import { expect, it } from 'vitest';
import type { Artifacts } from '../../src/artifacts/artifacts.ts';
import type { PackIndex } from '../../src/artifacts/authored/parts/fills.ts';
import type { Skeleton } from '../../src/artifacts/authored/parts/skeleton.ts';
import { sumUsage } from '../../src/engines/engine.ts';
import { AppError } from '../../src/errors.ts';
import { cancelRun } from '../../src/generation/cancel.ts';
import { KEPT_MS } from '../../src/generation/kept-parts.ts';
import { LEASE_MS } from '../../src/generation/open-run.ts';
import { recoverOnce } from '../../src/generation/recover.ts';
import type { RunView } from '../../src/generation/run-view.ts';
import { waitForRun } from '../../src/generation/wait.ts';
import { generationTools } from '../../tools/generation.ts';
import { creditsOf, newCaller, run } from '../helpers/callers.ts';
import { type Call, type DraftingEngine, draftingEngine } from '../helpers/drafting-engine.ts';
import type { AskedName } from '../helpers/messages-api/asked-name.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { type TestApp, testApp } from '../helpers/test-app.ts';

const attach = { sameness: { kind: 'attach' as const } };
const fresh = { sameness: { kind: 'attach' as const, fresh: true } };
const BLUEPRINT = 'generate_blueprint';
const toTheEnd = { forMs: Number.POSITIVE_INFINITY };
const away = () => new AppError('engine_unavailable', 'The model is away. Nothing was charged.');

/** Does not answer one part. */
const silentAt = (name: string) => (call: Call) => (call.name === name ? new Promise(() => {}) : undefined);

/** Fails at one part once those beside it have been written. */
const awayAt = (name: string) => (call: Call) => {
  if (call.name === name) throw away();
};

/** What a whole blueprint asks for. */
let whole: string[] | undefined;
async function wholeOf(): Promise<string[]> {
  if (whole) return whole;
  const engine = draftingEngine();
  await using app = await testApp({ engine });
  await run(app, await newCaller(app, { tier: 'pro', credits: 200 }), BLUEPRINT, attach);
  whole = engine.asked.toSorted();
  return whole;
}

const keptIn = async ({ store }: TestApp): Promise<string[]> => {
  const rows = await store.db.selectFrom('run_parts').select('part').execute();
  return rows.map(({ part }) => part).filter((part) => !part.startsWith('written'));
};

const engineOf = ({ engine }: TestApp) => engine as DraftingEngine;

/** Resolves when the silent part is under way and all that was asked for beside it is kept. */
async function expectAllKept(app: TestApp, silent: string): Promise<void> {
  const { asked } = engineOf(app);
  const isKept = async () => {
    const kept = ['brief', 'research', ...(await keptIn(app))];
    const stages = app.store.db.selectFrom('run_stages').select('stage').where('status', '=', 'done');
    const isResearched = (await stages.execute()).some(({ stage }) => stage === 'research');
    const missing = asked.filter((one) => !kept.includes(one) && !one.startsWith(silent));
    return isResearched && missing.length === 0 && asked.some((one) => one.startsWith(silent));
  };
  await expect.poll(isKept).toBe(true);
}

onEveryStore('a blueprint in parts', (kind) => {
  const appOn = async (engine: DraftingEngine, before?: TestApp) => {
    before?.clock.advance(1);
    const databaseUrl = before?.config.databaseUrl ?? (await kind.freshUrl());
    return testApp({ engine, databaseUrl, ...(before ? { clock: before.clock } : {}) });
  };

  it.each([
    'skeleton',
    'featureSlice',
    'packIndex',
    'promptSlice',
    'review',
  ])('whose process stops in a %s goes on from the kept parts and is charged once', async (name) => {
    await using stopping = await appOn(draftingEngine(silentAt(name)));
    const caller = await newCaller(stopping, { tier: 'pro', credits: 200 });
    const { id } = (await run(stopping, caller, BLUEPRINT, { ...attach, waitMs: 0 })).run;
    await expectAllKept(stopping, name);
    await stopping.close();

    await using next = await appOn(draftingEngine(), stopping);
    const kept = await keptIn(next);
    await recoverOnce(next, generationTools, true);
    const view = await waitForRun(next, caller, id, toTheEnd);
    expect(view.status).toBe('succeeded');
    const { asked, usage } = engineOf(next);
    const before = ['brief', ...(asked.includes('research') ? [] : ['research']), ...kept];
    expect([...before, ...asked].toSorted()).toEqual(await wholeOf());
    expect(await creditsOf(next, caller)).toEqual({ balance: 50, held: 0 });
    expect(await keptIn(next)).toEqual([]);
    expect(view.meta?.usage).toMatchObject(sumUsage([engineOf(stopping).usage, usage]) ?? {});
  });

  it.each([
    ['the same call', attach, true],
    ['a call for another version', fresh, false],
  ])('that was cancelled is there for the same call, and not for another version: %s', async (_, again, isKept) => {
    await using slow = await appOn(draftingEngine(silentAt('packIndex')));
    const caller = await newCaller(slow, { tier: 'pro', credits: 500 });
    const call = run(slow, caller, BLUEPRINT, attach).catch((error) => error);
    await expectAllKept(slow, 'packIndex');
    const [runId = ''] = slow.activeRuns.keys();
    const parts = (await keptIn(slow)).length;
    expect(parts).toBeGreaterThan(5);
    const { error } = await cancelRun(slow, caller, runId);
    expect(error?.message).toMatch(/kept for 24 hours: research, .*Make the same call/);
    await call;
    await using app = await appOn(draftingEngine(), slow);
    app.clock.advance(5_000);
    await run(app, caller, BLUEPRINT, again);
    const { asked } = engineOf(app);
    expect(asked.includes('skeleton')).toBe(!isKept);
    expect(asked).toContain('packIndex');
  });

  it('that failed tells how many parts are kept beside the finished stages', async () => {
    await using broken = await appOn(draftingEngine(awayAt('featureSlice')));
    const caller = await newCaller(broken, { tier: 'pro', credits: 200 });
    const error = await run(broken, caller, BLUEPRINT, attach).catch((failed) => failed);
    const kept = (await keptIn(broken)).length;
    const done = broken.store.db.selectFrom('run_stages').select('stage').where('status', '=', 'done');
    const stages = (await done.execute()).map(({ stage }) => stage);
    const own = stages.includes('architecture') ? 3 : 0;
    expect(error.message).toMatch(
      new RegExp(` ${kept - own - (stages.includes('phases') ? 1 : 0)} parts? of the rest\\.`),
    );
  });

  it.each([
    ['another model', { model: 'b-model' }],
    ['another workspace', { isOther: true }],
  ])('that failed is not gone on with by %s', async (_, { model = 'a-model', isOther = false }: Other) => {
    await using broken = await appOn(draftingEngine(awayAt('review')));
    const caller = await newCaller(broken, { tier: 'pro', credits: 200 });
    await expect(run(broken, caller, BLUEPRINT, attach)).rejects.toThrow('kept for 24 hours');
    await using app = await appOn(draftingEngine(undefined, { model }), broken);
    const other = isOther ? await newCaller(app, { tier: 'pro', credits: 200 }) : caller;
    await run(app, other, BLUEPRINT, attach);
    const { asked } = engineOf(app);
    expect(asked.filter((one) => one !== 'brief').toSorted()).toEqual(
      (await wholeOf()).filter((one) => one !== 'brief'),
    );
  });

  it('that another process took over stays as that one writes it', async () => {
    const late = Promise.withResolvers<undefined>();
    await using frozen = await appOn(
      draftingEngine(({ name }) => (name === 'featureSlice' ? late.promise : undefined)),
    );
    const caller = await newCaller(frozen, { tier: 'pro', credits: 200 });
    const { id } = (await run(frozen, caller, BLUEPRINT, { ...attach, waitMs: 0 })).run;
    await expectAllKept(frozen, 'featureSlice');
    // Another clock: the frozen process sends no heartbeat while the other's time goes on.
    await using next = await testApp({ databaseUrl: frozen.config.databaseUrl ?? '', engine: draftingEngine() });
    next.clock.advance(LEASE_MS + 1);
    await recoverOnce(next, generationTools, false);
    const { result } = await waitForRun(next, caller, id, toTheEnd);
    late.resolve(undefined);
    await expect.poll(() => frozen.activeRuns.size).toBe(0);
    expect((await waitForRun(next, caller, id, toTheEnd)).result).toEqual(result);
    expect(await keptIn(next)).toEqual([]);
    expect(await creditsOf(next, caller)).toEqual({ balance: 50, held: 0 });
  });

  it('of failed runs is forgotten after a day, and nothing of it stays', async () => {
    await using broken = await appOn(draftingEngine(awayAt('review')));
    const caller = await newCaller(broken, { tier: 'pro', credits: 200 });
    await expect(run(broken, caller, BLUEPRINT, attach)).rejects.toThrow('kept for 24 hours');
    broken.clock.advance(KEPT_MS - 1);
    await recoverOnce(broken, generationTools, true);
    expect(await keptIn(broken)).not.toEqual([]);
    broken.clock.advance(1);
    await recoverOnce(broken, generationTools, true);
    expect(await broken.store.db.selectFrom('run_parts').select('part').execute()).toEqual([]);
  });
});

interface Other {
  model?: string;
  isOther?: boolean;
}

it('progress tells finished stages in a few words, and nothing of what the parts say', async () => {
  const views: RunView[] = [];
  await using app = await testApp({ engine: draftingEngine() });
  const caller = await newCaller(app, { tier: 'pro', credits: 200 });
  const heard = { ...caller, progress: (view: RunView) => void views.push(view) };
  const { result } = (await run(app, heard, BLUEPRINT, attach)).run;
  const running = views.filter(({ status }) => status === 'running');
  expect(running.some(({ stages }) => stages.some(({ name, status }) => name === 'phases' && status === 'done'))).toBe(
    true,
  );
  expect(running.every((view) => view.result === null)).toBe(true);
  const said = JSON.stringify(running);
  const { architecture, features } = result as Artifacts;
  for (const text of [architecture.summary, features.features[0]?.description, 'As a'])
    expect(said).not.toContain(text);
});

/** Answers that no author would give, each in place of one part. */
const HOSTILE: [string, AskedName, (sound: never) => unknown][] = [
  ['ids of 10,000 characters', 'skeleton', withIds((id) => `${id}${'9'.repeat(10_000)}`)],
  ['ids with slashes', 'skeleton', withIds((id) => `/${id}/~1/..`)],
  ['the name of a prototype', 'skeleton', withIds(() => '__proto__')],
  ['no features', 'skeleton', (sound: object) => ({ ...sound, features: [] })],
  ['numbers for names', 'skeleton', (sound: object) => ({ ...sound, phases: [1, 2, 3], nodes: null })],
  ['a list', 'featureSlice', () => []],
  ['a number', 'featureSlice', () => 0],
  [
    '20 prompts of one name',
    'packIndex',
    ({ prompts }: PackIndex) => ({ prompts: Array.from({ length: 20 }, () => prompts[0]) }),
  ],
  [
    'prompts that differ in letter case alone',
    'packIndex',
    ({ prompts }: PackIndex) => ({ prompts: [...prompts, { ...prompts[0], name: prompts[0]?.name.toUpperCase() }] }),
  ],
  [
    'a prompt that builds 5,000 things',
    'packIndex',
    ({ prompts: [first, ...prompts] }: PackIndex) => ({
      prompts: [{ ...first, builds: Array.from({ length: 5_000 }, (_, at) => `F${at}.x`) }, ...prompts],
    }),
  ],
  [
    'the fields of a prototype',
    'promptSlice',
    (sound: object) => JSON.parse(`{"__proto__":{"polluted":1},${JSON.stringify(sound).slice(1)}`),
  ],
];

function withIds(rename: (id: string) => string) {
  return (skeleton: Skeleton) => ({
    ...skeleton,
    features: skeleton.features.map((feature) => ({ ...feature, id: rename(feature.id) })),
  });
}

it.each(
  HOSTILE,
)('an answer with %s in place of the %s is asked for again, and fails the run in the end', async (_, at, answer) => {
  for (const timesMax of [1, Number.POSITIVE_INFINITY]) {
    const engine = draftingEngine(({ name, before, sound }) =>
      name === at && before < timesMax ? answer(sound as never) : undefined,
    );
    await using app = await testApp({ engine });
    const caller = await newCaller(app, { tier: 'pro', credits: 200 });
    const made = await run(app, caller, BLUEPRINT, attach).catch((error) => error);
    expect(made.run?.status ?? made.code).toMatch(/^(succeeded|engine_unavailable)$/);
    if (timesMax === 1) expect(made.run?.status).toBe('succeeded');
    if (made.code) expect(made.message).toMatch(/did not hold together in 3 attempts; nothing was charged/);
    expect(await creditsOf(app, caller)).toEqual({ balance: made.run ? 50 : 200, held: 0 });
    expect(made.message?.length ?? 0).toBeLessThan(2_000);
  }
  expect(Object({})).not.toHaveProperty('polluted');
});
