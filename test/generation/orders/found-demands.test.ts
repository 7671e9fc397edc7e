import { expect, it, onTestFinished } from 'vitest';
import type { Order } from '../../../src/generation/orders/order-of.ts';
import { readArtifact, readPlan } from '../../../src/plans/read-plan.ts';
import { ideaOf } from '../../helpers/answers/answers.ts';
import { newCaller } from '../../helpers/callers.ts';
import { appDoor } from '../../helpers/host/host.ts';
import { hostAnswer, hostPlan, readOrder } from '../../helpers/host/host-answers.ts';
import { testApp } from '../../helpers/test-app.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are changed at places that their schema has.
type Loose = any;

const SEED = 6;
const SOURCES = [{ id: '1', title: 'A law', url: 'https://law.example/', accessedAt: '2026-11-30' }];
const LAW = { kind: 'law', polarity: 'must', means: 'Every buyer gets a receipt.', sources: ['1'] };
const VETO = { kind: 'person', polarity: 'must-not', means: 'The board sees names of children.', sources: ['1'] };
const UNCITED = { ...LAW, means: 'Nothing says it.', sources: ['4'] };

/** A plan that a host writes, up to the order of a kind, with a research that finds these demands. */
async function upTo(wanted: string, demands: object[]) {
  const app = await testApp();
  onTestFinished(() => app[Symbol.asyncDispose]());
  const caller = await newCaller(app, { credits: 100, tier: 'starter' });
  const door = appDoor(app, caller);
  const meant = hostPlan(SEED) as Loose;
  meant.research = { ...meant.research, sources: SOURCES, demands };
  const { planId, order: first } = await door.next({ idea: ideaOf(SEED) });
  let order: Order | undefined = first;
  const seen: Record<string, string> = {};
  while (order?.artifact) {
    const { kind } = readOrder(order.text);
    seen[kind] ??= order.text;
    if (kind === wanted) break;
    const { verdict, order: next } = await door.submit({
      ...{ plan: planId, artifact: order.artifact, data: hostAnswer(meant, order.text) },
    });
    if (verdict.status === 'refused') throw new Error(verdict.faults.join('\n'));
    order = next;
  }
  const read = async (artifact: Loose): Promise<Loose> =>
    (await readArtifact(app, caller.workspace.id, { planId, artifact, full: true })).data;
  const stale = async () => {
    const { artifacts } = await readPlan(app, caller.workspace.id, planId);
    return artifacts.filter((one) => one.stale.length > 0).map(({ artifact }) => artifact);
  };
  return { door, planId, meant, order: order as Order, seen, read, stale };
}

const idOf = async ({ read }: Pick<Awaited<ReturnType<typeof upTo>>, 'read'>): Promise<string> =>
  (await read('research')).demands[0].id;

it('is asked for the research before what its demands bear on, and is told them from then on', async () => {
  const here = await upTo('review', [UNCITED, LAW]);
  expect(Object.keys(here.seen).slice(0, 4)).toEqual(['brief', 'research', 'architecture', 'featureIndex']);
  const id = await idOf(here);
  const { demands } = await here.read('brief');
  expect([demands.at(-1).id, demands.at(-1).means]).toEqual([id, LAW.means]);
  for (const kind of ['architecture', 'featureIndex', 'phases'])
    expect(here.seen[kind], kind).toContain(`${id} must law: ${LAW.means}`);
  expect(here.seen.review).toContain(`${id} must: ${LAW.means}`);
  expect(JSON.stringify(here.seen)).not.toContain(UNCITED.means);
  expect((await here.read('promptPack')).setupPrompt).toContain(`${id}: ${LAW.means}`);
});

it('has a feature keep what must not be, as it was told', async () => {
  const { door, planId, meant, order, ...here } = await upTo('featureIndex', [VETO]);
  const id = await idOf(here);
  const sent = { plan: planId, artifact: 'features' as const };
  const refused = await door.submit({ ...sent, data: hostAnswer(meant, order.text) });
  expect(refused.verdict).toMatchObject({ status: 'refused', faults: [`/features: none has the demand ${id}.`] });
  const patch = [{ op: 'add', path: '/features/F1/demands/-', value: id }];
  const taken = await door.submit({ ...sent, patch, base: refused.verdict.base });
  expect(taken.verdict.status).toBe('accepted');
});

/** A review that finds the first thing broken, with these patches. */
const reviewOf = (order: Order, patches: object[]) => {
  const review: Loose = hostAnswer(hostPlan(SEED), order.text);
  Object.assign(review.verdicts[0], { holds: false, note: 'It is so.', patches });
  return review;
};
const replace = (path: string, value: unknown, op = 'replace') => ({ op, path, value: JSON.stringify(value) });

it('cannot lose what features cite by a patch, may reword it, and leaves nothing stale', async () => {
  const here = await upTo('review', [LAW]);
  const { door, planId, order } = here;
  const id = await idOf(here);
  const sent = { plan: planId, artifact: 'review' as const };
  const cites = { artifact: 'features', ops: [replace('/features/F1/demands/-', id, 'add')] };
  const gone = { artifact: 'research', ops: [{ op: 'remove', path: `/demands/${id}`, value: '' }] };
  const refused = await door.submit({ ...sent, data: reviewOf(order, [cites, gone]) });
  expect(refused.verdict).toMatchObject({ status: 'refused', faults: [expect.stringContaining(`\`${id}\``)] });
  const reworded = {
    artifact: 'research',
    ops: [
      replace(`/demands/${id}/means`, 'Each buyer gets a receipt at once.'),
      replace('/trends/0', 'Receipts cost 4 cents'),
    ],
  };
  const taken = await door.submit({ ...sent, data: reviewOf(order, [cites, reworded]) });
  expect(taken.verdict.faults).toEqual([]);
  const { demands, trends } = await here.read('research');
  expect(demands).toEqual([{ ...LAW, id, means: 'Each buyer gets a receipt at once.' }]);
  // A patch leaves no claim unmarked.
  expect(trends[0]).toBe('Receipts cost 4 cents (unverified)');
  expect((await here.read('features')).features[0].demands).toContain(id);
  expect((await here.read('promptPack')).setupPrompt).toContain('Each buyer gets a receipt at once.');
  expect(await here.stale()).toEqual([]);
});

it('finds its features stale once the demands that they rest on have changed', async () => {
  const here = await upTo('review', [LAW]);
  const { door, planId } = here;
  const id = await idOf(here);
  const change = 'Every receipt is on paper';
  const { order } = await door.next({ plan: planId, change });
  expect(order.text).toContain(`${id}: ${LAW.means}`);
  const base = (text: string) => /base "([0-9a-f]{64})"/.exec(text)?.[1];
  const demand = {
    ...{ id, quote: change, kind: 'quality', polarity: 'must', means: change },
    figures: [],
    forbids: [],
  };
  const adding = (own: string) => [{ op: 'add', path: '/demands/-', value: { ...demand, id: own } }];
  const sent = { plan: planId, artifact: 'brief' as const };
  const refused = await door.submit({ ...sent, patch: adding(id), base: base(order.text) });
  expect(refused.verdict.faults.join('\n')).toContain(`The id ${id} was something else`);
  const moved = [{ op: 'replace', path: `/demands/${id}/id`, value: 'D90' }];
  const brief = await door.submit({ ...sent, patch: moved, base: refused.verdict.base });
  expect(brief.order?.artifact).toBe('research');
  const text = brief.order?.text ?? '';
  const added = [{ op: 'add', path: '/demands/-', value: { ...LAW, means: 'A receipt names the seller.' } }];
  const research = await door.submit({ plan: planId, artifact: 'research', patch: added, base: base(text) });
  expect(research.verdict.faults).toEqual([]);
  expect((await here.read('research')).demands.map((one: Loose) => one.id)).toEqual([id, 'D91']);
  expect(research.order?.text).toMatch(/research: new demands D91/);
  expect(await here.stale()).toEqual(['architecture', 'features', 'phases', 'promptPack']);
});
