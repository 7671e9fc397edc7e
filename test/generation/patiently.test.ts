import { expect, it } from 'vitest';
import { generatedMeta } from '../../src/generation/envelope.ts';
import { creditsOf, newCaller, run } from '../helpers/callers.ts';
import { testApp } from '../helpers/test-app.ts';

it('tells a charged run as charged although the balance could not be read for a moment', async () => {
  await using app = await testApp();
  const caller = await newCaller(app, { tier: 'pro', credits: 100 });
  const generated = await run(app, caller, 'generate_research');
  const { balance } = app.ledger;
  let failures = 0;
  app.ledger.balance = (workspaceId) => {
    if (++failures > 3) return balance.call(app.ledger, workspaceId);
    return Promise.reject(new Error('the database is away'));
  };
  const telling = generatedMeta(app, caller, generated, app.clock.now());
  const ticking = setInterval(() => app.clock.advance(250), 1);
  expect(await telling).toMatchObject({ creditsCharged: 25, creditsRemaining: 75 });
  clearInterval(ticking);
  expect(failures).toBe(4);
  expect(await creditsOf(app, caller)).toMatchObject({ balance: 75, held: 0 });
});
