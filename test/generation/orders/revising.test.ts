import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/generation/orders/order-of.ts';
import { readArtifact, readPlan } from '../../../src/plans/read-plan.ts';
import { ideaOf } from '../../helpers/answers/answers.ts';
import { newCaller } from '../../helpers/callers.ts';
import { appDoor, host } from '../../helpers/host/host.ts';
import { hostPlan } from '../../helpers/host/host-answers.ts';
import { onEveryStore, type StoreKind } from '../../helpers/stores.ts';
import { testApp } from '../../helpers/test-app.ts';

async function written(kind: StoreKind) {
  const app = await testApp({ databaseUrl: await kind.freshUrl() });
  const caller = await newCaller(app, { credits: 100, tier: 'starter' });
  const door = appDoor(app, caller);
  const { planId } = await host(door, ideaOf(3), hostPlan(3));
  return { app, caller, door, planId, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

const baseIn = ({ text }: Order): string => /base "([0-9a-f]{64})"/.exec(text)?.[1] ?? '';

onEveryStore('a plan that is changed', (kind) => {
  it('takes the words of the change up in its brief, then brings up to date what rests on it', async () => {
    await using here = await written(kind);
    const { door, planId } = here;
    const { order } = await door.next({ plan: planId, change: 'Prices stand in Swedish crowns' });
    console.log(order.text);
    const none = await door.submit({ plan: planId, artifact: 'brief', patch: [], base: baseIn(order) });
    console.log(none);
    const demand = { id: 'D90', quote: 'Prices stand in Swedish crowns', kind: 'money', polarity: 'must', means: 'Each price is shown in SEK.', figures: [], forbids: [] };
    let answer = await door.submit({ plan: planId, artifact: 'brief', patch: [{ op: 'add', path: '/demands/-', value: demand }], base: none.verdict.base });
    console.log(answer.verdict);
    for (let i = 0; i < 8 && answer.order?.artifact; i++) {
      console.log(answer.order.text.slice(0, 9000), answer.order.text.length);
      answer = await door.submit({ plan: planId, artifact: answer.order.artifact, patch: [], base: baseIn(answer.order) });
      console.log(answer.verdict);
    }
    console.log(await readPlan(here.app, here.caller.workspace.id, planId));
  });
});
