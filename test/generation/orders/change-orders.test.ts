import { expect, it } from 'vitest';
import type { Artifacts } from '../../../src/artifacts/artifacts.ts';
import type { Brief } from '../../../src/artifacts/brief.ts';
import { hashOf } from '../../../src/artifacts/patch/hash-of.ts';
import { addressed } from '../../../src/artifacts/review/addressed.ts';
import { finishedSample } from '../../../src/generation/demo/finished-sample.ts';
import { makeOrder } from '../../../src/generation/orders/order-job.ts';
import { ORDER_CHARS_MAX } from '../../../src/generation/orders/order-text.ts';
import type { PlanState } from '../../../src/generation/orders/plan-state.ts';
import type { PlanArtifact } from '../../../src/plans/names.ts';
import { readSample, SAMPLES } from '../../../src/plans/samples/index.ts';

const WORDS = 'A visitor can also pay by card at the door, and a refund takes at most 14 days';
const LATER = ['research', 'architecture', 'features', 'phases', 'promptPack'] as const;

const demand = (id: string, means: string): Brief['demands'][number] => ({
  ...{ id, quote: WORDS, kind: 'act', polarity: 'must', means, figures: ['14 days'], forbids: [] },
});
const MEANS = 'A visitor pays by card at the door, gets a receipt on the spot, and is told when the card is declined.';
const PAYMENT = {
  ...{ entity: 'CardPayment', fields: ['amount: money', 'refundedAt: datetime, optional'], relationships: [] },
};
const GUARD = {
  id: 'G91',
  demand: 'D91',
  path: 'A refund that fails at night',
  stoppedBy: 'An hourly job, and a mail',
};
const CRITERION = 'Given a visitor at the door, when the card is declined, then "Card declined" is shown.';

/** A sample whose brief, and what comes before an artefact, has changed so that the artefact is to be brought up to date. */
async function changed(artifact: PlanArtifact, { demands = 1, at = 0 } = {}): Promise<PlanState> {
  const { idea, context, brief, artifacts, written } = finishedSample(await readSample(SAMPLES[at]?.id ?? ''));
  const added = Array.from({ length: demands }, (_, one) => demand(`D${91 + one}`, MEANS));
  const now: Artifacts = structuredClone(artifacts);
  now.architecture.dataModel.push(PAYMENT);
  now.architecture.guards = [...(now.architecture.guards ?? []), GUARD];
  const last = now.features.features.at(-1);
  last?.acceptanceCriteria.push(CRITERION);
  last?.criteria?.push({ id: `${last.id}.99`, uses: ['POST /card-payments'], demands: ['D91'] });
  const before = LATER.slice(0, LATER.indexOf(artifact as (typeof LATER)[number]));
  const bases = before.filter((name) => name !== 'research');
  const since = (['brief', ...bases] as const).map((name) => ({
    artifact: name,
    was: name === 'brief' ? brief : artifacts[name],
  }));
  const stale = LATER.slice(before.length).map((name) => [name, artifacts[name]] as const);
  return {
    plan: { id: `plan_${'a'.repeat(32)}`, idea, context: `${context ?? ''}\n${WORDS}` },
    brief: { ...brief, demands: [...brief.demands, ...added] },
    artifacts: Object.fromEntries(before.map((name) => [name, now[name]])),
    written,
    changes: [{ words: WORDS, isTakenUp: true }],
    stale: Object.fromEntries(stale.map(([name, output]) => [name, { output, hash: hashOf(output), since }])),
    drafts: Object.fromEntries(
      stale.map(([name, output]) => [
        name,
        { refused: { kind: 'whole', data: addressed(name, written[name], output), faults: [] } },
      ]),
    ),
  };
}

const orderFor = (state: PlanState): string => makeOrder({ state, mark: 'a1b2c3', today: '2026-11-29' }).text;

it.each([
  ['architecture', [MEANS]],
  ['features', [MEANS, 'refundedAt: datetime, optional', 'An hourly job, and a mail']],
  ['phases', [MEANS, CRITERION.slice(0, 60)]],
  ['promptPack', [MEANS, CRITERION.slice(0, 60), 'refundedAt', 'setup: ']],
] as const)('an order to bring the %s up to date tells whole what has changed below it', async (artifact, told) => {
  for (const at of SAMPLES.keys()) {
    const order = orderFor(await changed(artifact, { at }));
    for (const text of told) expect(order).toContain(text);
    expect(order.length).toBeLessThanOrEqual(ORDER_CHARS_MAX);
    expect(order.split('\n').length).toBeLessThanOrEqual(250);
    // What is cut is read where it is.
    const places = [...order.matchAll(/^… read_plan \{ plan: "\w+", artifact: "(\w+)"/gm)].map(([, name]) => name);
    expect(places.length).toBeGreaterThan(0);
    expect(places).not.toContain('rules');
  }
});

it('an order tells each fault of many, at least by how it begins, and shows what it is about', async () => {
  const state = await changed('features', { demands: 24 });
  const order = orderFor(state);
  for (let at = 91; at < 91 + 24; at++)
    expect(order).toMatch(new RegExp(`^/features: Nothing does what .D${at}. `, 'm'));
  expect(order.length).toBeLessThanOrEqual(ORDER_CHARS_MAX);
  const faults = ['/features/F5/criteria/F5.2/uses/0: There is no `GET /nothing`. Write what there is.'];
  const refused = state.drafts.features?.refused;
  if (!refused) throw new Error('no draft');
  const told = orderFor({ ...state, drafts: { ...state.drafts, features: { refused: { ...refused, faults } } } });
  expect(told).toMatch(/what you wrote there:\n\/features\/F5: \{"id":"F5"/);
  expect(told).toContain('artifact: "features", as: "written", item: "features/F5" } has the rest');
});
