import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { leadData } from '../../webhooks/event-rows.ts';
import { dueAfter } from '../sequence/due.ts';
import { stepRows } from '../steps.ts';
import { changeLead } from './held-rows.ts';
import { historyOf, stepAfter } from './history.ts';
import { type CampaignRow, IDLE, isRunning, type LeadRow, type StepRow } from './rows.ts';
import { windowOf } from './rules.ts';

/**
 * A step of the lead is done: it waits for the next one, or has completed the sequence. A lead that was stopped or held
 * meanwhile stays so. The row of what the step made (send or touch) is written before this.
 */
export async function advance(
  app: App,
  tx: Tx,
  { lead, campaign, stepId }: { lead: LeadRow; campaign: CampaignRow; stepId: string | null },
): Promise<void> {
  const steps = await stepRows(tx, campaign.id);
  const at = steps.findIndex((step) => step.id === stepId);
  // A step that somebody has deleted meanwhile leaves its place to the one behind it.
  const done = at < 0 ? lead.step_position : at + 1;
  const next = done < steps.length ? stepAfter(steps, done, await historyOf(tx, lead.id)) : undefined;
  if (!isRunning(lead)) return void (await setLead(app, tx, lead, { step_position: done }));
  if (!next) return completeLead(app, tx, lead, steps.length);
  const due = dueOf(app, campaign, next.step, app.clock.now());
  await setLead(app, tx, lead, { ...IDLE, status: 'active', step_position: next.index, due_at: due });
}

/** The end of the sequence. */
export async function completeLead(app: App, tx: Tx, lead: LeadRow, steps: number): Promise<void> {
  const ended = { ...IDLE, status: 'completed', step_position: steps, ended_at: app.clock.now() } as const;
  const completed = await setLead(app, tx, lead, ended);
  const event = {
    workspaceId: lead.workspace_id,
    type: 'lead.completed',
    data: { lead: leadData(completed) },
  } as const;
  await app.events.record(tx, event);
}

/** When a step is due, its jitter drawn here and kept as part of the time. */
export function dueOf(app: App, campaign: CampaignRow, step: StepRow, previousAtMs: number): number {
  return dueAfter({
    step: { waitHours: step.wait_hours },
    previousAtMs,
    zone: campaign.time_zone,
    window: windowOf(campaign),
    jitter: chance(app),
  });
}

/** From 0 (inclusive) to 1 (exclusive). */
export const chance = (app: App): number => app.ids.bytes(4).readUInt32BE() / 2 ** 32;

export async function setLead(app: App, tx: Tx, lead: Pick<LeadRow, 'id'>, set: Partial<LeadRow>): Promise<LeadRow> {
  const changed = await changeLead(tx, { ...set, updated_at: app.clock.now() }, lead.id);
  if (!changed) throw new Error('There is no such lead.');
  return changed;
}
