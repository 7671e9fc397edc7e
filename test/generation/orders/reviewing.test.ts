import { expect, it } from 'vitest';
import type { Order } from '../../../src/generation/orders/order-of.ts';
import { planWarnings } from '../../../src/generation/plan-warnings.ts';
import { readArtifact, readPlan } from '../../../src/plans/read-plan.ts';
import { ideaOf } from '../../helpers/answers/answers.ts';
import { newCaller } from '../../helpers/callers.ts';
import { appDoor } from '../../helpers/host/host.ts';
import { hostAnswer, hostPlan, readOrder } from '../../helpers/host/host-answers.ts';
import { onOneStore, type StoreKind } from '../../helpers/stores.ts';
import { testApp } from '../../helpers/test-app.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are changed at places that their schema has.
type Loose = any;

const SEED = 3;

/** A plan whose host has come to the order of that kind. */
async function upTo(kind: StoreKind, wanted: string) {
  const app = await testApp({ databaseUrl: await kind.freshUrl() });
  const caller = await newCaller(app, { credits: 100, tier: 'starter' });
  const door = appDoor(app, caller);
  const meant = hostPlan(SEED);
  let { planId, order }: { planId: string; order: Order | undefined } = await door.next({ idea: ideaOf(SEED) });
  while (order?.artifact && readOrder(order.text).kind !== wanted) {
    const data = hostAnswer(meant, order.text);
    ({ order } = await door.submit({ plan: planId, artifact: order.artifact, data }));
  }
  if (!order) throw new Error('no order');
  return { app, caller, door, planId, order, meant, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

/** What finds one thing wrong, and would mend it by these patches. */
function reviewWith(order: Order, patches: object[]): Loose {
  const review: Loose = hostAnswer(hostPlan(SEED), order.text);
  Object.assign(review.verdicts[0], { holds: false, note: 'It is said nowhere.', patches });
  return review;
}

const LOST = [{ artifact: 'features', ops: [{ op: 'replace', path: '/features/F99/name', value: '"x"' }] }];
const BREAKING = [{ artifact: 'promptPack', ops: [{ op: 'remove', path: '/prompts/P2', value: '' }] }];
const MENDING = [
  {
    artifact: 'features',
    ops: [
      { op: 'replace', path: '/features/F1/description', value: '"Keeps the list of all teachers for each of them."' },
    ],
  },
];

onOneStore('the review of a host', (kind) => {
  it.each([
    ['do not fit', LOST, /F99/],
    ['break the plan', BREAKING, /promptPack: .*build/],
  ])('is told once why its patches %s, and may mend them', async (_, patches, why) => {
    await using here = await upTo(kind, 'review');
    const { door, planId, order } = here;
    const refused = await door.submit({ plan: planId, artifact: 'review', data: reviewWith(order, patches) });
    expect(refused.verdict).toMatchObject({ status: 'refused', faults: [expect.stringMatching(why)] });
    const again = (await door.next({ plan: planId })).order;
    expect(again.text).toContain('patches: those of');
    // What is to be judged is told whole again.
    expect(hostAnswer(here.meant, again.text)).toEqual(hostAnswer(here.meant, order.text));
    const mended = await door.submit({ plan: planId, artifact: 'review', data: reviewWith(order, MENDING) });
    expect(mended.verdict).toMatchObject({ status: 'accepted', complete: true });
    const asked = { planId, artifact: 'features' as const, item: 'F1', full: true };
    const { data } = await readArtifact(here.app, here.caller.workspace.id, asked);
    expect(data.description).toBe('Keeps the list of all teachers for each of them.');
  });

  it('leaves out what does not fit a second time, says so to the person, and ends', async () => {
    await using here = await upTo(kind, 'review');
    const { door, planId, order } = here;
    const sent = { plan: planId, artifact: 'review' as const };
    await door.submit({ ...sent, data: reviewWith(order, LOST) });
    const other = { ...reviewWith(order, LOST), doubts: ['Another doubt.'] };
    const taken = await door.submit({ ...sent, data: other });
    expect(taken.verdict.status).toBe('accepted');
    expect(taken.order?.text).toMatch(/Still open[\s\S]*was left out: features: .*F99/);
    expect(await door.submit({ ...sent, data: other })).toMatchObject({ replayed: true });
    await expect(door.submit({ ...sent, data: reviewWith(order, MENDING) })).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});

/** A research whose part of the market is larger than the whole. */
function unnested(order: Order): Loose {
  const research: Loose = hostAnswer(hostPlan(SEED), order.text);
  return {
    ...research,
    marketSize: { ...research.marketSize, tam: '$600 a year', sam: '$3750 a year', som: '$90 a year' },
  };
}
const NESTED = [{ artifact: 'research', ops: [{ op: 'replace', path: '/marketSize/tam', value: '"$37500 a year"' }] }];

/** Writes what is left, as it is meant. */
async function toReview({ door, planId, meant }: Awaited<ReturnType<typeof upTo>>, next?: Order): Promise<Order> {
  let order = next;
  while (order?.artifact && order.artifact !== 'review') {
    const data = hostAnswer(meant, order.text);
    ({ order } = await door.submit({ plan: planId, artifact: order.artifact, data }));
  }
  if (!order) throw new Error('no order');
  return order;
}

onOneStore('a warning in what a host wrote', (kind) => {
  it('is told when it is accepted, and whole in the review, whose patches reach the research', async () => {
    await using here = await upTo(kind, 'research');
    const { app, caller, door, planId } = here;
    const sent = await door.submit({ plan: planId, artifact: 'research', data: unnested(here.order) });
    const order = await toReview(here, sent.order);
    const says = expect.stringMatching(/sam "\$3750 a year \(unverified\)": the part is larger than the whole/);
    expect(sent.verdict).toMatchObject({
      status: 'accepted',
      complete: true,
      warnings: expect.arrayContaining([says]),
    });
    const warnings = await planWarnings(app, caller, planId);
    const warning = warnings.find((one) => one.includes('the part is larger')) ?? '';
    const [id = ''] = warning.split(' ');
    expect(order.text).toContain(`${id} ${warning.slice(`${id} research: `.length)}\n`);
    // The patches of one verdict mend what another one left open.
    const review: Loose = reviewWith(order, NESTED);
    Object.assign(
      review.verdicts.find((one: Loose) => one.id === id),
      { holds: false, note: 'It does not nest.' },
    );
    const reviewed = await door.submit({ plan: planId, artifact: 'review', data: review });
    expect(reviewed.verdict).toMatchObject({ status: 'accepted', creditsCharged: 0 });
    expect(reviewed.order?.text).toMatch(/The review’s patches for D\d+ are applied\./);
    expect(reviewed.order?.text).not.toContain('Still open');
    const { data } = await readArtifact(app, caller.workspace.id, { planId, artifact: 'research', full: true });
    expect(data.marketSize).toMatchObject({ tam: '$37500 a year (unverified)' });
    expect((await readPlan(app, caller.workspace.id, planId)).artifacts.flatMap(({ stale }) => stale)).toEqual([]);
  });

  it('stays open while the checks find it', async () => {
    await using here = await upTo(kind, 'research');
    const { door, planId } = here;
    const sent = await door.submit({ plan: planId, artifact: 'research', data: unnested(here.order) });
    const order = await toReview(here, sent.order);
    const review: Loose = hostAnswer(here.meant, order.text);
    const [id = ''] = /^W\d+(?= .*the part is larger)/m.exec(order.text) ?? [];
    Object.assign(
      review.verdicts.find((one: Loose) => one.id === id),
      { holds: false, note: 'It does not nest.' },
    );
    const reviewed = await door.submit({ plan: planId, artifact: 'review', data: review });
    expect(reviewed.order?.text).toContain(`- ${id}: It does not nest.`);
  });
});

onOneStore('a plan that is being written', (kind) => {
  it('takes no answers to its questions once something rests on them', async () => {
    await using here = await upTo(kind, 'featureIndex');
    await expect(here.door.next({ plan: here.planId, answers: { Q1: 'No' } })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Answer right after the brief'),
    });
  });

  it('shows what is written of an artefact before it is accepted', async () => {
    await using here = await upTo(kind, 'featureDetails');
    const read = (item?: string) =>
      readArtifact(here.app, here.caller.workspace.id, { planId: here.planId, artifact: 'features', item, full: true });
    expect(await read()).toMatchObject({ version: 0, current: false, data: { index: { summary: expect.anything() } } });
    const data = hostAnswer(here.meant, here.order.text);
    await here.door.submit({ plan: here.planId, artifact: 'features', data });
    expect((await read('F1')).data).toMatchObject({ id: 'F1' });
  });

  it('is asked for further details in short, and whole again by plan_next', async () => {
    await using here = await upTo(kind, 'featureDetails');
    const data = hostAnswer(here.meant, here.order.text);
    const { order } = await here.door.submit({ plan: here.planId, artifact: 'features', data });
    expect(order?.text).toContain('# As before');
    expect(order?.text).not.toContain('# Shape of data');
    const { order: whole } = await here.door.next({ plan: here.planId });
    expect(whole).toMatchObject({ write: order?.write, text: expect.stringContaining('# Shape of data') });
  });
});
