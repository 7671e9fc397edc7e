import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { newCaller, run } from '../helpers/callers.ts';
import { testApp } from '../helpers/test-app.ts';

it('lets cancels and probes in between the stages of every plan, however many are computed at once', async () => {
  await using app = await testApp();
  const caller = await newCaller(app, { tier: 'team' });
  let done = false;
  const plans = Promise.all(Array.from({ length: 3 }, () => run(app, caller, 'generate_blueprint'))).then(() => {
    done = true;
  });
  let turns = 0;
  for (; !done; turns++) await nextTurn();
  await plans;
  // Three plans of five stages, one stage a turn.
  expect(turns).toBeGreaterThanOrEqual(15);
});
