import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import { campaignRow } from '../campaigns.ts';
import { leadRow } from '../leads.ts';
import { isoOrNull } from '../row-values.ts';
import { explain, type Snapshot } from '../sequence/explain.ts';
import { renderParts } from '../sequence/render.ts';
import type { LeadExplanation } from '../shapes/explain.ts';
import { stepRows } from '../steps.ts';
import { factsOfOne } from './facts.ts';
import { type History, historyOf, isUnderWay, stepAfter } from './history.ts';
import { mergeDataOf } from './merge-data.ts';
import { isRunning, type LeadRow, type StepRow } from './rows.ts';
import type { CampaignFacts } from './rules.ts';
import { snapshotOf } from './snapshot.ts';
import { suppressionOf } from './suppressed.ts';

/** Why a lead gets no mail now, if so, and until when: the first rule that holds it back. Throws `not_found`. */
export async function explainLead(app: App, workspaceId: string, leadId: string): Promise<LeadExplanation> {
  const { db } = app.store;
  const now = app.clock.now();
  const lead = await leadRow(db, workspaceId, leadId);
  const campaign = await campaignRow(db, workspaceId, lead.campaign_id);
  const facts = await factsOfOne(db, campaign, now);
  const history = await historyOf(db, lead.id);
  const step = isRunning(lead)
    ? stepAfter(await stepRows(db, campaign.id), lead.step_position, history)?.step
    : undefined;
  const suppressed = (await suppressionOf(db, lead))?.kind ?? null;
  const { code, sentence, untilMs } = explain({
    ...snapshotOf(facts, now),
    lead: { status: lead.status, suppressed },
    next: nextOf(lead, facts, step, history),
  });
  return {
    leadId,
    status: lead.status,
    ...{ code, reason: sentence, until: isoOrNull(untilMs) },
    nextStep: step ? { stepId: step.id, position: step.position, dueAt: isoOrNull(lead.due_at) } : null,
  };
}

function nextOf(lead: LeadRow, facts: CampaignFacts, step: StepRow | undefined, history: History): Snapshot['next'] {
  const underWay = history.sends.find(isUnderWay);
  // A mail that waits for another attempt is due when that is.
  if (underWay?.status === 'queued') return mail(underWay.due_at ?? 0, { inFlight: false });
  if (underWay) return mail(0, { inFlight: true });
  if (!step) return null;
  return { ...mail(lead.due_at ?? 0, { inFlight: false }), valuesMissing: lacks(lead, facts, step) };
}

// Touches too keep to the campaign's window, caps and gap: its leads are taken one after the other, whatever comes next.
const mail = (dueAtMs: number, { inFlight }: { inFlight: boolean }): NonNullable<Snapshot['next']> => ({
  kind: 'email',
  dueAtMs,
  inFlight,
  valuesMissing: false,
});

function lacks(lead: LeadRow, { campaign, mailbox }: CampaignFacts, { id, kind, subject, body }: StepRow): boolean {
  if (kind !== 'email') return false;
  try {
    renderParts({ step: { id, subject, body: body ?? '' }, ...mergeDataOf(lead, campaign, mailbox) });
    return false;
  } catch (error) {
    if (error instanceof AppError) return true;
    throw error;
  }
}
