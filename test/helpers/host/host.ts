import type { App } from '../../../src/app.ts';
import type { Caller } from '../../../src/generation/caller.ts';
import type { Order } from '../../../src/generation/orders/order-of.ts';
import { type PlanCalled, type PlanOrdered, planNext } from '../../../src/generation/orders/plan-next.ts';
import { planSubmit, type SubmitAnswer } from '../../../src/generation/orders/plan-submit.ts';
import type { Submitting } from '../../../src/generation/orders/verdict.ts';
import { hostAnswer, type hostPlan, readOrder } from './host-answers.ts';
import { broken, type Mistake } from './mistakes.ts';

/** A door to plans, as a host has it. */
export interface HostDoor {
  next(called: PlanCalled): Promise<PlanOrdered>;
  submit(submitting: Submitting): Promise<SubmitAnswer>;
}

export const appDoor = (app: App, caller: Caller): HostDoor => ({
  next: (called) => planNext(app, caller, called),
  submit: (submitting) => planSubmit(app, caller, submitting),
});

export interface Hosted {
  planId: string;
  /** Submissions of each order, refusals counted. */
  tries: number[];
  /** Faults that were told, by the mistake that caused them. */
  told: { mistake: Mistake; faults: string[] }[];
  charged: number;
  last: string;
}

/**
 * Drives a plan from its idea to its end as a host would: answers each order, at first with a mistake where one is given
 * for its artefact, and sends what was meant after a refusal: as a patch where one does.
 */
export async function host(
  door: HostDoor,
  idea: string,
  plan: ReturnType<typeof hostPlan>,
  { mistakes = {}, between }: { mistakes?: Partial<Record<string, Mistake>>; between?: () => Promise<HostDoor> } = {},
): Promise<Hosted> {
  let current = door;
  const pending = new Map(Object.entries(mistakes));
  const hosted: Hosted = { planId: '', tries: [], told: [], charged: 0, last: '' };
  // Some mistakes are found once the whole artefact is there.
  const unseen: { mistake: Mistake; meant: Record<string, unknown> }[] = [];
  let { planId, order }: { planId: string; order: Order } = await current.next({ idea });
  hosted.planId = planId;
  while (order.artifact !== undefined) {
    if (hosted.tries.length > 40) throw new Error(`no end: ${order.text.slice(0, 300)}`);
    const { kind } = readOrder(order.text);
    const mistake = pending.get(kind);
    pending.delete(kind);
    const meant = hostAnswer(plan, order.text);
    if (mistake !== undefined) unseen.push({ mistake, meant });
    const sent = mistake === undefined ? meant : broken(mistake, meant);
    let answer = await current.submit({ plan: planId, artifact: order.artifact, data: sent });
    let tries = 1;
    if (between) current = await between();
    if (answer.verdict.status === 'refused') {
      const { faults } = answer.verdict;
      const at = unseen.findIndex(({ mistake: { names } }) => names.test(faults.join('\n')));
      const [seen] = at === -1 ? [] : unseen.splice(at, 1);
      if (!seen) throw new Error(faults.join('\n'));
      hosted.told.push({ mistake: seen.mistake, faults });
      const mended = seen.mistake.patch(seen.meant);
      const base = 'patch' in mended ? { base: answer.verdict.base } : {};
      answer = await current.submit({ plan: planId, artifact: order.artifact, ...mended, ...base });
      tries += 1;
      if (answer.verdict.status === 'refused') throw new Error(answer.verdict.faults.join('\n'));
    }
    hosted.tries.push(tries);
    hosted.charged += answer.verdict.creditsCharged;
    if (!answer.order) throw new Error('no order');
    order = answer.order;
  }
  hosted.last = order.text;
  return hosted;
}
