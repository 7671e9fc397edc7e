import type { App } from '../../app.ts';
import { campaignRow } from '../campaigns.ts';
import { holdersOf } from '../inbox/holds-on-others.ts';
import { leadRow } from '../leads.ts';
import { hasPublicLink } from '../public-link.ts';
import { isoOrNull } from '../row-values.ts';
import { firstHold, type NextStep } from '../sequence/rules.ts';
import type { LeadExplanation } from '../shapes/explain.ts';
import { stepRows } from '../steps.ts';
import { roomIn } from './backlog.ts';
import { factsOfOne } from './facts.ts';
import { type History, historyOf, isUnderWay, stepAfter } from './history.ts';
import { hasTurn } from './mailbox-turn.ts';
import { lackOf } from './render-step.ts';
import { isRunning, type LeadRow, type SendRow, type StepRow } from './rows.ts';
import { type CampaignFacts, hasPlaceOn, snapshotOf } from './rules.ts';
import { suppressionOf } from './suppressed.ts';
import { toldHold } from './told-hold.ts';

/** Why a lead gets no mail now, if so, and until when: the first rule that holds it back. Throws `not_found`. */
export async function explainLead(app: App, workspaceId: string, leadId: string): Promise<LeadExplanation> {
  const { db } = app.store;
  const now = app.clock.now();
  const lead = await leadRow(db, workspaceId, leadId);
  const campaign = await campaignRow(db, workspaceId, lead.campaign_id);
  const facts = await factsOfOne(app, db, campaign);
  const history = await historyOf(db, lead.id);
  const after = stepAfter(await stepRows(db, campaign.id), lead.step_position, history)?.step;
  // A failed lead is asked too: what it lacks may be why it failed, and resumed it begins with that step.
  const lack = after && (isRunning(lead) || lead.status === 'failed') ? lackOf(after, lead, facts) : undefined;
  const step = isRunning(lead) ? after : undefined;
  const suppressed = (await suppressionOf(db, lead))?.kind ?? null;
  const room = facts.mailbox && (await roomIn(db, facts.mailbox.id, now));
  const hold = firstHold({
    ...snapshotOf(facts, now, { room }),
    hasPublicLink: hasPublicLink(app.config),
    lead: { status: lead.status, suppressed, pausedReason: lead.paused_reason },
    next: nextOf({ now, lead, facts, history, step: after, lack }),
  });
  return {
    leadId,
    status: lead.status,
    ...toldHold(hold, { ...facts, lack, lastAnswer: lastAnswer(history), heldBy: await holdersOf(db, lead.id) }),
    nextStep: step ? { stepId: step.id, position: step.position, dueAt: isoOrNull(lead.due_at) } : null,
  };
}

/** What a server said of the newest mail, unless it took it. */
const lastAnswer = ({ sends }: History): string | null => {
  const last = sends.at(-1);
  return last && (last.verdict !== null || last.bounced_at !== null) ? last.error : null;
};

function nextOf({
  now,
  lead,
  facts,
  history,
  step,
  lack,
}: {
  now: number;
  lead: LeadRow;
  facts: CampaignFacts;
  history: History;
  step: StepRow | undefined;
  lack: string | undefined;
}): NextStep | null {
  const written = history.sends.find(isUnderWay);
  if (written) return nextMail(written, facts, now);
  if (!step) return null;
  return { dueAtMs: lead.due_at ?? 0, inFlight: false, valuesMissing: lack !== undefined };
}

/** A mail that waits for another attempt is due when that is, and keeps what it has been given already. */
function nextMail(send: SendRow, { days, mailbox }: CampaignFacts, now: number): NextStep {
  const turn = hasTurn(send, { triesBefore: send.attempts, gap_seconds: mailbox?.gap_seconds ?? 0 }, now);
  return {
    dueAtMs: send.due_at ?? 0,
    inFlight: send.status !== 'queued',
    valuesMissing: false,
    has: { place: hasPlaceOn(days, send), turn },
  };
}
