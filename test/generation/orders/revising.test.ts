import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextPrompt } from '../../../src/generation/building/next-prompt.ts';
import { promptText } from '../../../src/generation/building/prompt-text.ts';
import type { Order } from '../../../src/generation/orders/order-of.ts';
import type { SubmitAnswer } from '../../../src/generation/orders/plan-submit.ts';
import { SUBMITTED } from '../../../src/generation/orders/submitted.ts';
import type { PlanArtifact } from '../../../src/plans/names.ts';
import { readArtifact, readPlan } from '../../../src/plans/read-plan.ts';
import { ideaOf } from '../../helpers/answers/answers.ts';
import { creditsOf, newCaller } from '../../helpers/callers.ts';
import { copies } from '../../helpers/copies.ts';
import { appDoor, host } from '../../helpers/host/host.ts';
import { hostPlan } from '../../helpers/host/host-answers.ts';
import { runs } from '../../helpers/runs.ts';
import { onEveryStore, onOneStore, type StoreKind } from '../../helpers/stores.ts';
import { testApp } from '../../helpers/test-app.ts';

// biome-ignore lint/suspicious/noExplicitAny: artefacts are read at places that their schema has.
type Loose = any;

const CHANGE = 'Prices stand in Swedish crowns';
const DEMAND = {
  ...{ id: 'D90', quote: CHANGE, kind: 'money', polarity: 'must', means: 'Each price is shown in SEK.' },
  ...{ figures: [], forbids: [] },
};
const adding = (path: string, value: unknown) => [{ op: 'add', path, value }];
const baseIn = ({ text }: Order): string => /base "([0-9a-f]{64})"/.exec(text)?.[1] ?? '';

/** Writes the plan of a host in a database that is empty. */
async function finish(databaseUrl: string) {
  await using app = await testApp({ databaseUrl });
  const caller = await newCaller(app, { credits: 100, tier: 'starter' });
  const { planId } = await host(appDoor(app, caller), ideaOf(3), hostPlan(3));
  return { caller, planId };
}

const finishedCopy = copies(finish);

async function finishedOn(kind: StoreKind) {
  const databaseUrl = await kind.freshUrl();
  return { databaseUrl, made: await finish(databaseUrl) };
}

/** A finished plan of a host, and how it is changed. */
async function written(kind: StoreKind) {
  const { databaseUrl, made } = kind.name === 'sqlite' ? await finishedCopy() : await finishedOn(kind);
  const { caller, planId } = made;
  const app = await testApp({ databaseUrl });
  const door = appDoor(app, caller);
  const read = async (artifact: PlanArtifact): Promise<Loose> =>
    (await readArtifact(app, caller.workspace.id, { planId, artifact, full: true })).data;
  return {
    ...{ app, caller, door, planId, read },
    plan: () => readPlan(app, caller.workspace.id, planId),
    balance: async () => (await creditsOf(app, caller)).balance,
    async answer(order: Order | undefined, patch: object[] = []): Promise<SubmitAnswer> {
      if (!order?.artifact) throw new Error('no order');
      return door.submit({ plan: planId, artifact: order.artifact, patch, base: baseIn(order) });
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

type Written = Awaited<ReturnType<typeof written>>;

/** Takes a change up in the brief; answers the order that follows. */
async function takenUp({ door, planId, answer }: Written): Promise<Order | undefined> {
  const { order } = await door.next({ plan: planId, change: CHANGE });
  return (await answer(order, adding('/demands/-', DEMAND))).order;
}

/** Answers orders to bring something up to date with the patches given, else that it holds; up to the review. */
async function upToReview({ answer }: Written, first: Order | undefined, patches: Record<string, object[]> = {}) {
  const charged: Record<string, number> = {};
  let order = first;
  while (order?.artifact && order.artifact !== 'review') {
    const { verdict, order: next } = await answer(order, patches[order.artifact]);
    if (verdict.status === 'refused') throw new Error(verdict.faults.join('\n'));
    charged[verdict.artifact] = verdict.creditsCharged;
    order = next;
  }
  return { charged, order };
}

onOneStore('a plan that is changed', (kind) => {
  it('takes the change up word by word, then asks about what rests on it, in its order', async () => {
    await using here = await written(kind);
    const { order } = await here.door.next({ plan: here.planId, change: CHANGE });
    expect(order).toMatchObject({ artifact: 'brief', text: expect.stringContaining(`No quote covers "${CHANGE}"`) });
    // The brief is free; what rests on it costs as much as a new one where all of it changes.
    expect(order).toMatchObject({ price: { own: 0, left: 23 }, text: expect.stringContaining('at most 23 for what') });
    const first = await here.answer(order, adding('/demands/-', { ...DEMAND, quote: 'Prices' }));
    expect(first.verdict).toMatchObject({
      status: 'refused',
      faults: [expect.stringContaining('stand in Swedish crowns')],
    });
    const mended = [{ op: 'replace', path: '/demands/D90/quote', value: CHANGE }];
    const base = first.verdict.base;
    const { order: next } = await here.door.submit({ plan: here.planId, artifact: 'brief', patch: mended, base });
    expect(next?.text).toMatch(/brief: new demands D90[\s\S]*/);
    const stale = (await here.plan()).artifacts.filter((one) => one.stale.length > 0).map((one) => one.artifact);
    expect(stale.sort()).toEqual(['architecture', 'features', 'phases', 'promptPack', 'research']);
    const { charged } = await upToReview(here, next);
    expect(Object.keys(charged)).toEqual(SUBMITTED.filter((name) => name !== 'brief' && name !== 'review'));
    expect((await here.plan()).artifacts.flatMap((one) => one.stale)).toEqual([]);
  });

  it('charges what a change has altered, once, and nothing that still holds', async () => {
    await using here = await written(kind);
    const before = await here.balance();
    const first = await takenUp(here);
    const patches = { features: [{ op: 'replace', path: '/features/F2/description', value: 'Shows prices in SEK.' }] };
    const { charged } = await upToReview(here, first, patches);
    // The facts of the new demand and description are in the prompts, too.
    expect(charged).toEqual({ architecture: 0, features: 5, phases: 0, promptPack: 6, research: 0 });
    expect(before - (await here.balance())).toBe(11);
  });
});

onEveryStore('a plan that is changed', (kind) => {
  it('is changed once by two clients that send the same, and by a client that sends it again', async () => {
    await using here = await written(kind);
    const next = () => here.door.next({ plan: here.planId, change: CHANGE });
    const [{ order }] = await Promise.all([next(), next()]);
    const patch = adding('/demands/-', DEMAND);
    const [one, other] = await Promise.all([here.answer(order, patch), here.answer(order, patch)]);
    expect([one.replayed, other.replayed].sort()).toEqual([false, true]);
    expect((await next()).order.artifact).toBe('research');
    expect((await here.read('brief')).demands.filter(({ id }: { id: string }) => id === 'D90')).toHaveLength(1);
  });
});

const LATER = ['research', 'architecture', 'features', 'phases', 'promptPack'] as const;
type Later = (typeof LATER)[number];

/** One change in each artefact: where it is, and the list and place of the item that it is in. */
const PATCHES: Record<Later, { list: string; place: (at: number) => object }> = {
  architecture: {
    list: 'nodes',
    place: (at) => ({ op: 'replace', path: `/nodes/${at}/description`, value: 'Keeps each price in SEK.' }),
  },
  features: {
    list: 'features',
    place: (at) => ({ op: 'replace', path: `/features/${at}/description`, value: 'Shows prices in SEK.' }),
  },
  phases: {
    list: 'phases',
    place: (at) => ({ op: 'replace', path: `/phases/${at}/goal`, value: 'Each price is in SEK.' }),
  },
  promptPack: {
    list: 'prompts',
    place: (at) => ({ op: 'replace', path: `/prompts/${at}/goal`, value: 'Show each price in SEK.' }),
  },
  research: {
    list: 'competitors',
    place: (at) => ({ op: 'replace', path: `/competitors/${at}/gap`, value: 'Knows no SEK.' }),
  },
};

onOneStore('a plan that is changed', (kind) => {
  it('stays the same letter by letter but for what is changed, stale downstream, charged where it changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray([...LATER], { minLength: 1 }), fc.nat({ max: 1 }), async (touched, at) => {
        await using here = await written(kind);
        const dataOf = async () =>
          Object.fromEntries(await Promise.all(LATER.map(async (name) => [name, await here.read(name)] as const)));
        const before = await dataOf();
        let order = await takenUp(here);
        for (const [done, name] of LATER.entries()) {
          const stale = (await here.plan()).artifacts.filter((one) => one.stale.length > 0);
          expect(stale.map(({ artifact }) => artifact).sort()).toEqual(LATER.slice(done).toSorted());
          expect(order?.artifact).toBe(name);
          const { verdict, order: next } = await here.answer(
            order,
            touched.includes(name) ? [PATCHES[name].place(at)] : [],
          );
          const isChanged = !isDeepStrictEqual(await here.read(name), before[name]);
          expect(verdict.faults).toEqual([]);
          expect(verdict.creditsCharged > 0, name).toBe(isChanged);
          order = next;
        }
        const after = await dataOf();
        for (const name of LATER.filter((one) => one !== 'promptPack')) {
          const expected = structuredClone(before[name]);
          const { list } = PATCHES[name];
          if (touched.includes(name)) expected[list][at] = after[name][list][at];
          expect(JSON.stringify(after[name])).toBe(JSON.stringify(expected));
        }
        // The facts of what has changed are in the prompts that build it, and in no other.
        const features = touched.includes('features') ? [before.features.features[at].id] : [];
        for (const [place, prompt] of before.promptPack.prompts.entries()) {
          const isOf = (prompt.builds ?? []).some((one: string) => features.some((id) => one.startsWith(`${id}.`)));
          if (isOf || (touched.includes('promptPack') && place === at)) continue;
          expect(JSON.stringify(after.promptPack.prompts[place])).toBe(JSON.stringify(prompt));
        }
      }),
      { numRuns: runs(6) },
    );
  });

  it('keeps the ids of what stays, and never gives one to something else', async () => {
    await using here = await written(kind);
    const { features } = await here.read('features');
    const feature = features.find((one: Loose) => one.acceptanceCriteria.length > 2);
    const gone = `${feature.id}.2`;
    const text = feature.acceptanceCriteria[2];
    const patches = { features: [{ op: 'remove', path: `/features/${feature.id}/criteria/${gone}` }] };
    const order = (await upToReviewOf(here, 'features')) as Order;
    const { verdict, order: next } = await here.answer(order, patches.features);
    expect(verdict).toMatchObject({ status: 'accepted' });
    const left = (await here.read('features')).features.find((one: Loose) => one.id === feature.id);
    expect(left.criteria[1]).toMatchObject({ id: `${feature.id}.3` });
    expect(left.acceptanceCriteria[1]).toBe(text);
    // What builds the one that is gone has to say so.
    expect(next?.text).toBeDefined();
  });

  it('keeps those ids where it had to wait for its credits', async () => {
    await using here = await written(kind);
    const { app, caller, door, planId } = here;
    const idsOf = async () =>
      (await here.read('features')).features.map((one: Loose) => one.criteria.map(({ id }: Loose) => id));
    const before = await idsOf();
    const order = await upToReviewOf(here, 'features');
    const workspaceId = caller.workspace.id;
    const hold = { workspaceId, runId: 'run_other', amount: await here.balance(), expiresAt: app.clock.now() + 60_000 };
    const holdId = await app.store.write((tx) => app.ledger.reserve(tx, hold));
    const patch = [{ op: 'replace', path: '/features/F2/description', value: 'Shows prices in SEK.' }];
    await expect(here.answer(order, patch)).rejects.toMatchObject({ code: 'insufficient_credits' });
    await app.store.write((tx) => app.ledger.release(tx, holdId));
    const paid = await door.submit({ plan: planId, artifact: 'features', data: { again: true } });
    expect(paid.verdict).toMatchObject({ status: 'accepted', creditsCharged: 5 });
    expect(await idsOf()).toEqual(before);
  });

  it('says everywhere that a change is open until it is taken up, the newest first', async () => {
    await using here = await written(kind);
    const { app, caller, door, planId } = here;
    const newest = `${'No deposits in the first release, and '.repeat(40)}no fees.`;
    await door.next({ plan: planId, change: CHANGE });
    const { order } = await door.next({ plan: planId, change: newest });
    expect(order.text.indexOf('No deposits')).toBeLessThan(order.text.lastIndexOf(CHANGE));
    await door.next({ plan: planId, change: `  ${CHANGE}\n` });
    expect((await here.plan()).openChanges).toEqual([CHANGE, newest]);
    const view = await nextPrompt(app, caller, { plan: planId });
    expect(promptText(view)[0]).toMatch(/A change of the plan is open: .*Take it up with plan_next/);
    await here.answer(order, [...adding('/demands/-', DEMAND), ...adding('/asides/-', newest)]);
    expect((await here.plan()).openChanges).toEqual([]);
    expect((await nextPrompt(app, caller, { plan: planId })).openChanges).toEqual([]);
  });

  it('refuses a patch that gives the id of what it takes out to something else', async () => {
    await using here = await written(kind);
    const { order } = await here.door.next({ plan: here.planId, change: CHANGE });
    const swapped = [{ op: 'remove', path: '/demands/D4' }, ...adding('/demands/-', { ...DEMAND, id: 'D4' })];
    const { verdict } = await here.answer(order, swapped);
    expect(verdict).toMatchObject({
      status: 'refused',
      faults: [expect.stringContaining('The id D4 was something else')],
    });
    expect((await here.answer(order, adding('/demands/-', DEMAND))).verdict.status).toBe('accepted');
  });

  it('asks for nothing where a change says nothing, and for no brief that is not there', async () => {
    await using here = await written(kind);
    const { door, planId } = here;
    const { planId: empty } = await door.next({ idea: 'Another idea, about bees and their keepers.' });
    await expect(door.next({ plan: empty, change: CHANGE })).rejects.toMatchObject({ code: 'conflict' });
    const before = await here.plan();
    await expect(door.next({ plan: `plan_${'0'.repeat(32)}`, change: CHANGE })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await here.plan()).toEqual(before);
    expect((await door.next({ plan: planId })).order.artifact).toBeUndefined();
  });
});

/** The order that asks about one artefact, all before it holding as it is. */
async function upToReviewOf(here: Written, artifact: string): Promise<Order | undefined> {
  let order = await takenUp(here);
  while (order && order.artifact !== artifact) ({ order } = await here.answer(order));
  return order;
}
