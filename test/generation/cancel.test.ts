import { expect, it } from 'vitest';
import { cancelRun } from '../../src/generation/cancel.ts';
import { recoverOnce } from '../../src/generation/recover.ts';
import { getRunView } from '../../src/generation/run-rows.ts';
import { generationTools } from '../../tools/generation.ts';
import { creditsOf, newCaller, run } from '../helpers/callers.ts';
import { fixtureEngine, Gate, slowEngine } from '../helpers/engines.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

onEveryStore('cancel', (kind) => {
  it('reaches an engine that only computes, and gives everything back', async () => {
    await using app = await testApp({ databaseUrl: await kind.freshUrl() });
    const caller = await newCaller(app, { credits: 200 });
    const { id } = (await run(app, caller, 'generate_blueprint', { waitMs: 0 })).run;
    expect(await cancelRun(app, caller, id)).toMatchObject({ status: 'cancelled' });
    expect(await creditsOf(app, caller)).toEqual({ balance: 200, held: 0 });
  });

  it('leaves no stage running in what it shows', async () => {
    await using app = await testApp({
      databaseUrl: await kind.freshUrl(),
      engine: slowEngine(fixtureEngine(), new Gate()),
    });
    const caller = await newCaller(app, { credits: 200 });
    const { id } = (await run(app, caller, 'generate_blueprint', { waitMs: 0 })).run;
    const cancelled = await cancelRun(app, caller, id);
    expect(cancelled.stages.map((stage) => stage.status)).not.toContain('running');
  });

  it('is not needed for a run that nobody took up for a day: it ends uncharged', async () => {
    const databaseUrl = await kind.freshUrl();
    await using stopped = await testApp({ databaseUrl, engine: slowEngine(fixtureEngine(), new Gate()) });
    const caller = await newCaller(stopped, { credits: 200 });
    const { id } = (await run(stopped, caller, 'generate_research', { waitMs: 0 })).run;
    await stopped.close();
    await using next = await testApp({ databaseUrl, clock: stopped.clock });
    next.clock.advance(24 * 60 * 60_000 + 1);
    await recoverOnce(next, generationTools, true);
    expect(await getRunView(next, caller.workspace.id, id)).toMatchObject({
      status: 'failed',
      error: { code: 'internal' },
    });
    expect(await creditsOf(next, caller)).toEqual({ balance: 200, held: 0 });
  });
});
