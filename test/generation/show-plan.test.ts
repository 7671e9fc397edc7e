import { expect, it } from 'vitest';
import { showPlan } from '../../src/generation/show-plan.ts';
import { openPlan } from '../../src/plans/open-plan.ts';
import { sectionOf } from '../artifacts/page/page-of.ts';
import { ideaOf } from '../helpers/answers/answers.ts';
import { newCaller } from '../helpers/callers.ts';
import { appDoor, host } from '../helpers/host/host.ts';
import { hostPlan } from '../helpers/host/host-answers.ts';
import { testApp } from '../helpers/test-app.ts';

it('the page of a plan tells what its review left open and doubts, until the plan changes', async () => {
  await using app = await testApp();
  const caller = await newCaller(app, { credits: 100, tier: 'starter' });
  const door = appDoor(app, caller);
  const submit: typeof door.submit = async (submitting) => {
    if (submitting.artifact !== 'review') return door.submit(submitting);
    const { verdicts, ...rest } = submitting.data as { verdicts: object[] };
    const [first, ...others] = verdicts;
    const open = { ...first, holds: false, note: 'It breaks <at night>.', patches: [] };
    return door.submit({ ...submitting, data: { ...rest, verdicts: [open, ...others] } });
  };
  const { planId } = await host({ ...door, submit }, ideaOf(5), hostPlan(5));
  const summary = async () => {
    const plan = await openPlan(app, caller.workspace.id, planId);
    return sectionOf(await showPlan(app, plan, caller.signal), 'in-short');
  };

  expect(await summary()).toMatch(
    /<h3>What its reviewer doubts<\/h3>\n<ul><li>\w+: It breaks &#60;at night&#62;\.<\/li>\n<li>The first users may not come\.<\/li><\/ul>/,
  );
  await app.store.write((tx) =>
    tx.updateTable('plan_versions').set({ hash: 'other' }).where('artifact', '=', 'phases').execute(),
  );
  expect(await summary()).not.toContain('reviewer doubts');
});
