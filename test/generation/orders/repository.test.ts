import { describe, expect, it } from 'vitest';
import { blockOf } from '../../../src/artifacts/digest/block.ts';
import { withDigest } from '../../../src/artifacts/digest/existing.ts';
import { digestText } from '../../../src/digest/digest-text.ts';
import { nextAsked } from '../../../src/generation/orders/next-asked.ts';
import { ORDER_CHARS_MAX, orderText } from '../../../src/generation/orders/order-text.ts';
import { planNext } from '../../../src/generation/orders/plan-next.ts';
import type { PlanState } from '../../../src/generation/orders/plan-state.ts';
import { planSubmit } from '../../../src/generation/orders/plan-submit.ts';
import { readArtifact } from '../../../src/plans/read-plan.ts';
import { repositoryWith } from '../../digest/written.ts';
import { answerFor, brief, ideaOf } from '../../helpers/answers/answers.ts';
import { asAuthored } from '../../helpers/authored.ts';
import { newCaller } from '../../helpers/callers.ts';
import { testApp } from '../../helpers/test-app.ts';

const research = answerFor('research', { seed: 0 });

const state = (context: string, made?: PlanState['brief']): PlanState => ({
  plan: { id: `plan_${'a'.repeat(32)}`, idea: ideaOf(0), context },
  ...{ brief: made, artifacts: made ? { research } : {}, written: {}, changes: [], stale: {}, drafts: {} },
});

function orderOf(of: PlanState): string {
  const asked = nextAsked(of);
  if (asked === undefined) throw new Error('nothing is asked');
  return orderText({ state: of, asked, price: { left: 23, own: 5 }, mark: 'a1b2c3', today: '2026-11-29' });
}

const BLOCK = blockOf(['# route', 'src/a.ts: GET /orders;', '# whole folder', '.: src/;', 'src: a.ts;']);

describe('orders of a plan with a digest', () => {
  it('tell it as data beside the words, and to later parts from the brief', () => {
    const first = orderOf(state(`Berlin\n${BLOCK}`));
    const next = orderOf(state(BLOCK, { ...brief(0), existing: withDigest([], BLOCK) }));

    expect(first).toContain('context:\nBerlin\n');
    expect(first).toContain('repository:\n# route\nsrc/a.ts: GET /orders;');
    expect(next).toContain('repository:\n# route\nsrc/a.ts: GET /orders;');
    expect(first + next).not.toContain('planwright digest');
  });

  it('keep to their length with the longest digest', async () => {
    const files = Array.from({ length: 400 }, (_, at) => [`src/part${at}/a.ts`, `app.get('/part${at}/items', show)`]);
    const context = digestText(await repositoryWith(Object.fromEntries(files)));
    const made = { ...brief(0), existing: withDigest([], context) };

    for (const order of [orderOf(state(context)), orderOf(state(context, made))]) {
      expect(order.length).toBeLessThanOrEqual(ORDER_CHARS_MAX);
      expect(order.split('\n').length).toBeLessThanOrEqual(250);
    }
  });
});

it('a brief that a host submits has what the digest tells, and another digest opens another plan', async () => {
  await using app = await testApp();
  const caller = await newCaller(app, { credits: 100, tier: 'starter' });
  const idea = ideaOf(0);
  const { planId } = await planNext(app, caller, { idea, context: BLOCK });
  const { verdict } = await planSubmit(app, caller, {
    plan: planId,
    artifact: 'brief',
    data: asAuthored('brief', brief(0)) as Record<string, unknown>,
  });
  const data = asAuthored('research', research) as Record<string, unknown>;
  await planSubmit(app, caller, { plan: planId, artifact: 'research', data });
  const other = await planNext(app, caller, { idea, context: blockOf(['# route', 'src/a.ts: GET /bills;']) });
  const again = await planNext(app, caller, { idea, context: BLOCK });

  expect(verdict).toMatchObject({ status: 'accepted', complete: true });
  const read = await readArtifact(app, caller.workspace.id, { planId, artifact: 'brief', full: true });
  expect(read.data).toMatchObject({
    existing: expect.arrayContaining([{ kind: 'route', name: 'GET /orders', file: 'src/a.ts' }]),
  });
  expect(again.planId).toBe(planId);
  expect(again.order.text).toContain('GET /orders');
  expect(other.planId).not.toBe(planId);
});
