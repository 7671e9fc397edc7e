import { describe, expect, it } from 'vitest';
import { consider } from '../../../src/generation/orders/consider.ts';
import { questionsOf } from '../../../src/generation/orders/consider-review.ts';
import { HOST_PARTS } from '../../../src/generation/orders/host-part.ts';
import { nextAsked } from '../../../src/generation/orders/next-asked.ts';
import { ORDER_CHARS_MAX, orderText } from '../../../src/generation/orders/order-text.ts';
import type { Asked, PlanState } from '../../../src/generation/orders/plan-state.ts';
import { SUBMITTED } from '../../../src/generation/orders/submitted.ts';
import { answersFor, brief, ideaOf } from '../../helpers/answers/answers.ts';
import { hostAnswer, hostPlan } from '../../helpers/host/host-answers.ts';

const ID = `plan_${'a'.repeat(32)}`;
const emptyPlan = (seed: number): PlanState => ({
  plan: { id: ID, idea: ideaOf(seed), context: undefined },
  artifacts: {},
  written: {},
  changes: [],
  stale: {},
  drafts: {},
});

/** What the plan's host is told to write next. */
function orderOf(state: PlanState): string | undefined {
  const asked = nextAsked(state);
  if (asked === undefined) return undefined;
  const toJudge = asked.kind === 'review' ? questionsOf(state) : undefined;
  return orderText({ state, asked, toJudge, price: { left: 23, own: 5 }, mark: 'a1b2c3', today: '2026-11-29' });
}

/** The plan after a submission, as it is stored. */
function submitted(state: PlanState, data: unknown): PlanState {
  const asked = nextAsked(state);
  const { artifact } = HOST_PARTS[asked?.kind ?? 'brief'];
  const result = consider(state, { artifact, data });
  if (result.status === 'refused') throw new Error(`${artifact}: ${result.faults.join('\n')}`);
  if (result.status === 'kept') return { ...state, drafts: { ...state.drafts, [artifact]: result.draft } };
  const drafts = { ...state.drafts, [artifact]: undefined };
  if (result.status === 'reviewed') return { ...state, drafts, review: result.taken.reviewed };
  if (artifact === 'brief') return { ...state, drafts, brief: result.output as PlanState['brief'] };
  return {
    ...{ ...state, drafts },
    artifacts: { ...state.artifacts, [artifact]: result.output },
    written: { ...state.written, [artifact]: result.written },
  };
}

/** All orders of a plan, answered in turn. */
function ordersOf(seed: number): { orders: string[]; end: PlanState } {
  const plan = hostPlan(seed);
  const orders: string[] = [];
  let state = emptyPlan(seed);
  for (let order = orderOf(state); order !== undefined; order = orderOf(state)) {
    orders.push(order);
    if (orders.length > 30) throw new Error('no end');
    state = submitted(state, hostAnswer(plan, order));
  }
  return { orders, end: state };
}

describe('the orders of a plan', () => {
  const runs = Array.from({ length: 12 }, (_, seed) => ordersOf(seed));

  it('lead to all of it, each within 9,000 characters and 250 lines', () => {
    for (const { orders, end } of runs) {
      for (const order of orders) {
        expect(order.length, order.slice(0, 80)).toBeLessThanOrEqual(ORDER_CHARS_MAX);
        expect(order.split('\n').length).toBeLessThanOrEqual(250);
      }
      expect(Object.keys(end.artifacts)).toHaveLength(5);
      expect(end.review).toMatchObject({ open: [], doubts: ['The first users may not come.'] });
    }
  });

  it('ask for what follows too where there is room, and nowhere say the opposite', () => {
    const texts = runs.flatMap(({ orders }) => orders).filter((order) => order.includes('Of those that follow'));
    expect(texts.length).toBeGreaterThan(0);
    for (const order of texts)
      expect(order).not.toMatch(/no others|exactly those|what is not asked for|, \d+ to follow/);
  });

  it('cut the long sections evenly, so that none is lost', () => {
    const state = { ...emptyPlan(0), brief: brief(0), artifacts: answersFor(0) };
    const long = (text: string) => `${text} ${'and more of it '.repeat(40)}`;
    state.artifacts.features.features = state.artifacts.features.features.map((one) => ({
      ...one,
      name: long(one.name),
    }));
    state.artifacts.phases.phases = state.artifacts.phases.phases.map((one) => ({ ...one, name: long(one.name) }));
    const asked: Asked = { kind: 'packIndex', write: [], left: [] };
    const order = orderText({ state, asked, price: { left: 1, own: 1 }, mark: 'a1b2c3', today: '2026-11-29' });
    expect(order.length).toBeLessThanOrEqual(ORDER_CHARS_MAX);
    const [, ...sections] = order.split(/^(?:features|phases|stack):$/m).map((section) => section.length);
    const [features = 0, phases = 0] = sections;
    expect(Math.min(features, phases)).toBeGreaterThan(1_000);
  });

  it('have no more lines than a client shows, whatever breaks are in the words', () => {
    const broken = 'a\nb\u2028c\r\n'.repeat(300);
    const asked: Asked = { kind: 'architecture', write: [], left: [] };
    const { people, ...rest } = brief(0);
    const state = { ...emptyPlan(0), brief: { ...rest, people: people.map((one) => ({ ...one, does: broken })) } };
    const told = { price: { left: 1, own: 1 }, mark: 'a1b2c3', today: '2026-11-29' };
    const orders = [
      orderText({ state, asked, ...told }),
      orderText({
        ...{ state: { ...state, plan: { ...state.plan, context: broken } }, ...told },
        asked: { kind: 'brief', write: [], left: [] },
      }),
    ];
    for (const order of orders) expect(order.split(/[\n\u2028\u2029]/).length).toBeLessThanOrEqual(250);
  });

  it('are at most 16, in one sequence', () => {
    for (const { orders } of runs) {
      expect(orders.length).toBeLessThanOrEqual(16);
      const artifacts = orders.map((order) => / · artifact (\w+) · /.exec(order)?.[1]);
      expect([...new Set(artifacts)]).toEqual(SUBMITTED);
    }
  });
});
