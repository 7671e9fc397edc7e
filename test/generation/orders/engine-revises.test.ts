import { expect, it } from 'vitest';
import { planNext } from '../../../src/generation/orders/plan-next.ts';
import { type Revising, revisePlan } from '../../../src/generation/orders/revise.ts';
import type { PlanArtifact } from '../../../src/plans/names.ts';
import { readArtifact, readPlan } from '../../../src/plans/read-plan.ts';
import { AppError } from '../../../src/errors.ts';
import { creditsOf, newCaller, run } from '../../helpers/callers.ts';
import { type Call, draftingEngine } from '../../helpers/drafting-engine.ts';
import { onEveryStore, onOneStore, type StoreKind } from '../../helpers/stores.ts';
import { testApp } from '../../helpers/test-app.ts';

// biome-ignore lint/suspicious/noExplicitAny: artefacts are read at places that their schema has.
type Loose = any;

const CHANGE = 'Prices stand in Swedish crowns';
const DEMAND = {
  ...{ id: 'D90', quote: CHANGE, kind: 'money', polarity: 'must', means: 'Each price is shown in SEK.' },
  ...{ figures: [], forbids: [] },
};
const op = (what: string, path: string, value: unknown) => ({ op: what, path, value: JSON.stringify(value) });
const REVISED: Record<string, object[]> = {
  brief: [op('add', '/demands/-', DEMAND)],
  architecture: [op('replace', '/nodes/0/description', 'Keeps each price in SEK.')],
  features: [op('replace', '/features/0/description', 'Shows prices in SEK.')],
};

type Patches = (artifact: string, call: Call) => unknown;

/** A plan that a model has written in one run, and that it can change. */
async function written(kind: StoreKind, patches: Patches, { credits = 400 } = {}) {
  const engine = draftingEngine((call) => {
    const artifact = /^revise (\w+)$/.exec(call.request.task ?? '')?.[1];
    return artifact === undefined ? undefined : patches(artifact, call);
  });
  const app = await testApp({ databaseUrl: await kind.freshUrl(), engine });
  const caller = await newCaller(app, { credits, tier: 'starter' });
  const made = await run(app, caller, 'generate_blueprint');
  const planId = made.run.meta?.planId ?? '';
  const revised = () => engine.asked.filter((one) => one.startsWith('revise ')).map((one) => one.slice(7));
  return {
    ...{ app, caller, engine, planId, revised },
    revise: (asked: Omit<Revising, 'plan'> = {}) => revisePlan(app, caller, { plan: planId, ...asked }),
    plan: () => readPlan(app, caller.workspace.id, planId),
    balance: async () => (await creditsOf(app, caller)).balance,
    read: async (artifact: PlanArtifact): Promise<Loose> =>
      (await readArtifact(app, caller.workspace.id, { planId, artifact, full: true })).data,
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

const asRevised = (artifact: string): unknown => ({ ops: REVISED[artifact] ?? [] });

onEveryStore('a plan that the service changes by itself', (kind) => {
  it('takes a change up in two artefacts, each charged in full, and asks for a review', async () => {
    await using here = await written(kind, asRevised);
    const before = await here.balance();
    const { updated, left, order, stopped } = await here.revise({ change: CHANGE });
    expect(stopped).toBeUndefined();
    expect(updated.map((one) => [one.artifact, one.changed, one.creditsCharged])).toEqual([
      ['brief', true, 0],
      ['architecture', true, 20],
      ['features', true, 25],
      ['phases', false, 0],
      // The facts of what has changed are in the prompts, too.
      ['promptPack', true, 30],
      ['research', false, 0],
    ]);
    expect(left).toEqual([]);
    expect(order?.artifact).toBe('review');
    expect(before - (await here.balance())).toBe(75);
    expect((await here.read('features')).features[0].description).toBe('Shows prices in SEK.');
    const plan = await here.plan();
    expect(plan.artifacts.flatMap((one) => one.stale)).toEqual([]);
    expect(plan.artifacts.map(({ engine, model }) => [engine, model])).toEqual(
      plan.artifacts.map(() => ['anthropic', 'a-model']),
    );
  });
});
