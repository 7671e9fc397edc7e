import { expect, it } from 'vitest';
import { generatedMeta } from '../../src/generation/envelope.ts';
import { storeFault } from '../../src/store/faults.ts';
import { creditsOf, newCaller, run } from '../helpers/callers.ts';
import { testApp } from '../helpers/test-app.ts';

it.each([
  ['in unknown words', new Error('the database is away')],
  ['as locked', storeFault(Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' }), 'it')],
])('tells a charged run as charged although the balance was refused for a moment, %s', async (_, fault) => {
  await using app = await testApp();
  const caller = await newCaller(app, { tier: 'pro', credits: 100 });
  const generated = await run(app, caller, 'generate_research');
  const { balance } = app.ledger;
  let failures = 0;
  app.ledger.balance = (workspaceId) => {
    if (++failures > 3) return balance.call(app.ledger, workspaceId);
    return Promise.reject(fault);
  };
  const telling = generatedMeta(app, caller, generated, app.clock.now());
  const ticking = setInterval(() => app.clock.advance(250), 1);
  expect(await telling).toMatchObject({ creditsCharged: 25, creditsRemaining: 75 });
  clearInterval(ticking);
  expect(failures).toBe(4);
  expect(await creditsOf(app, caller)).toMatchObject({ balance: 75, held: 0 });
});
