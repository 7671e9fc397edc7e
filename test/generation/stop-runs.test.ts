import { expect, it } from 'vitest';
import { startWorker } from '../../src/generation/recover.ts';
import { stopRuns } from '../../src/generation/stop-runs.ts';
import { generationTools } from '../../tools/generation.ts';
import { creditsOf, newCaller, run } from '../helpers/callers.ts';
import { fixtureEngine, Gate, slowEngine } from '../helpers/engines.ts';
import { inlineWorkers } from '../helpers/inline-workers.ts';
import { insertRuns } from '../helpers/rows.ts';
import { testApp } from '../helpers/test-app.ts';

it('a process that is about to stop begins no generation and holds nothing for it', async () => {
  const gate = new Gate();
  await using app = await testApp({ engine: slowEngine(fixtureEngine(), gate) });
  const caller = await newCaller(app, { credits: 100 });
  const under = run(app, caller, 'generate_research');
  await gate.reached('research');
  const stopping = stopRuns(app, 8_000);
  await expect(run(app, caller, 'generate_features')).rejects.toMatchObject({
    code: 'engine_unavailable',
    message: expect.stringContaining('stopping'),
  });
  expect(await creditsOf(app, caller)).toEqual({ balance: 100, held: 25 });
  gate.open();
  expect((await under).charged).toBe(25);
  await stopping;
});

it('nor does it take up a run that another process left', async () => {
  await using app = await testApp();
  const caller = await newCaller(app);
  app.lifecycle.beginDrain();
  const lapsed = app.clock.now() - 1;
  await insertRuns(app.store, [
    { id: 'run_left', workspace_id: caller.workspace.id, due_at: lapsed, lease_until: lapsed },
  ]);
  startWorker(app, generationTools);
  // The worker looks at once, and again at each second.
  for (let turn = 0; turn < 200; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    app.clock.advance(100);
  }
  const left = await app.store.db.selectFrom('runs').select('attempts').where('id', '=', 'run_left').executeTakeFirst();
  expect(left?.attempts).toBe(0);
  expect(app.activeRuns.size).toBe(0);
});

it('and it ends its threads when it has waited long enough, before its last answers', async () => {
  let ended = false;
  const close = async () => {
    ended = true;
  };
  await using app = await testApp({ workers: { ...inlineWorkers, close } });
  await stopRuns(app, 0);
  expect(ended).toBe(true);
});
