import { expect, it } from 'vitest';
import { checkLedger } from '../../src/credits/check.ts';
import { AppError } from '../../src/errors.ts';
import { LEASE_MS } from '../../src/generation/open-run.ts';
import { recoverOnce } from '../../src/generation/recover.ts';
import { waitForRun } from '../../src/generation/wait.ts';
import { WorkerKilled, type Workers } from '../../src/system/workers.ts';
import { generationTools } from '../../tools/generation.ts';
import { creditsOf, newCaller, run } from '../helpers/callers.ts';
import { fixtureEngine, Gate, slowEngine } from '../helpers/engines.ts';
import { inlineWorkers } from '../helpers/inline-workers.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

/** Threads that are ended over the jobs that the test names. */
function killing(isKilled: (job: string, data: unknown) => boolean): Workers & { jobs: string[] } {
  const jobs: string[] = [];
  return {
    ...inlineWorkers,
    jobs,
    async run(job, data, options) {
      jobs.push(`${job} ${Object(data).stage}`);
      if (isKilled(job, data)) throw new WorkerKilled(job, new Error('Aborted'));
      return inlineWorkers.run(job, data, options);
    },
  };
}

const isOf = (stage: string) => (job: string, data: unknown) => job === 'judge' && Object(data).stage === stage;

onEveryStore('a run over which a thread was ended', (kind) => {
  it('is worked on once more, from its last checkpoint, and charged once', async () => {
    let killed = 0;
    const engine = fixtureEngine();
    const workers = killing((job, data) => isOf('features')(job, data) && ++killed === 1);
    await using app = await testApp({ databaseUrl: await kind.freshUrl(), engine, workers });
    const caller = await newCaller(app, { tier: 'pro', credits: 200 });
    const made = await run(app, caller, 'generate_blueprint');
    expect(made.run.status).toBe('succeeded');
    expect(engine.asked.filter((stage) => stage === 'research')).toHaveLength(1);
    expect(engine.asked.filter((stage) => stage === 'features')).toHaveLength(2);
    expect(await creditsOf(app, caller)).toEqual({ balance: 50, held: 0 });
    expect(await checkLedger(app)).toMatchObject({ ok: true, openHolds: 0 });
  });

  it('fails the second time, uncharged, and says what to do', async () => {
    const workers = killing(isOf('research'));
    await using app = await testApp({ databaseUrl: await kind.freshUrl(), workers });
    const caller = await newCaller(app, { credits: 100 });
    await expect(run(app, caller, 'generate_research')).rejects.toMatchObject({
      code: 'unprocessable',
      message: expect.stringMatching(/stopped twice.*nothing was charged\. Shorten it/),
    });
    expect(workers.jobs.filter((job) => job === 'judge research')).toHaveLength(2);
    expect(await creditsOf(app, caller)).toEqual({ balance: 100, held: 0 });
    expect(await checkLedger(app)).toMatchObject({ ok: true, openHolds: 0 });
  });

  it('is counted anew after each checkpoint', async () => {
    const killed = new Set<string>();
    const workers = killing((job, data) => {
      const { stage } = Object(data);
      if (job !== 'judge' || stage === 'brief' || killed.has(stage)) return false;
      return killed.add(stage).has(stage);
    });
    await using app = await testApp({ databaseUrl: await kind.freshUrl(), workers });
    const caller = await newCaller(app, { tier: 'pro', credits: 200 });
    // Research and architecture run side by side: two threads in a row without a checkpoint.
    killed.add('architecture');
    expect((await run(app, caller, 'generate_blueprint')).run.status).toBe('succeeded');
    expect(killed.size).toBe(5);
  });
});

it('fails, uncharged, when too much of its workspace is waiting, and is made when asked again', async () => {
  let isFull = true;
  const workers: Workers = {
    ...inlineWorkers,
    async run(...job) {
      if (isFull) throw new AppError('engine_unavailable', 'Too much of your workspace is waiting to be computed.');
      return inlineWorkers.run(...job);
    },
  };
  await using app = await testApp({ workers });
  const caller = await newCaller(app, { credits: 100 });
  await expect(run(app, caller, 'generate_research')).rejects.toMatchObject({ code: 'engine_unavailable' });
  expect(await creditsOf(app, caller)).toEqual({ balance: 100, held: 0 });
  isFull = false;
  expect((await run(app, caller, 'generate_research')).run.status).toBe('succeeded');
});

onEveryStore('a run whose lease lapses', (kind) => {
  /** A process that begins the run and is never heard of again: its clock stands still while the next one's goes on. */
  async function abandoned(databaseUrl: string) {
    const gate = new Gate();
    return { gate, app: await testApp({ databaseUrl, engine: slowEngine(fixtureEngine(), gate) }) };
  }

  it('is taken up once, and fails, uncharged, when it ends the next process too', async () => {
    const databaseUrl = await kind.freshUrl();
    const first = await abandoned(databaseUrl);
    await using _first = first.app;
    const caller = await newCaller(first.app, { credits: 100 });
    const { id } = (await run(first.app, caller, 'generate_research', { waitMs: 0 })).run;
    await first.gate.reached('research');
    const second = await abandoned(databaseUrl);
    await using _second = second.app;
    second.app.clock.advance(LEASE_MS + 1);
    await recoverOnce(second.app, generationTools, false);
    await second.gate.reached('research');

    const engine = fixtureEngine();
    await using third = await testApp({ databaseUrl, engine });
    third.clock.advance(2 * LEASE_MS + 2);
    await recoverOnce(third, generationTools, false);

    const view = await waitForRun(third, caller, id, { forMs: Number.POSITIVE_INFINITY });
    expect(view).toMatchObject({ status: 'failed', error: { code: 'internal' } });
    expect(view.error?.message).toMatch(/cut off twice.*nothing was charged\. Shorten/);
    expect(engine.asked).toEqual([]);
    expect(await creditsOf(third, caller)).toEqual({ balance: 100, held: 0 });
  });

  it('is not given up because its processes were told to stop, however often', async () => {
    const databaseUrl = await kind.freshUrl();
    let clock: Awaited<ReturnType<typeof abandoned>>['app']['clock'] | undefined;
    let caller: Awaited<ReturnType<typeof newCaller>> | undefined;
    let id = '';
    for (let deploy = 0; deploy < 6; deploy++) {
      const gate = new Gate();
      const engine = slowEngine(fixtureEngine(), gate);
      await using app = await testApp({ databaseUrl, engine, ...(clock ? { clock } : {}) });
      clock = app.clock;
      if (caller) await recoverOnce(app, generationTools, false);
      else {
        caller = await newCaller(app, { credits: 100 });
        ({ id } = (await run(app, caller, 'generate_research', { waitMs: 0 })).run);
      }
      await gate.reached('research');
    }
    if (!clock || !caller) throw new Error('no process was started');
    await using last = await testApp({ databaseUrl, clock });
    await recoverOnce(last, generationTools, false);
    const view = await waitForRun(last, caller, id, { forMs: Number.POSITIVE_INFINITY });
    expect(view.status).toBe('succeeded');
    expect(await creditsOf(last, caller)).toEqual({ balance: 75, held: 0 });
  });
});
