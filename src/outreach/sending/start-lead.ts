import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { holdLikeOthers } from '../inbox/hold-leads.ts';
import { stepRows } from '../steps.ts';
import { completeLead, dueOf, setLead } from './advance.ts';
import { giveBackCaps, reserveCaps } from './caps.ts';
import { composeSend } from './compose-send.ts';
import { factsOfCampaign } from './facts.ts';
import { failUnwritten } from './fail-unwritten.ts';
import { type History, historyOf, isUnderWay, stepAfter } from './history.ts';
import { takeTurn } from './mailbox-turn.ts';
import { queueTouch } from './queue-touch.ts';
import { type CampaignRow, IDLE, isRunning, type LeadRow, type StepRow } from './rows.ts';
import { type CampaignFacts, campaignHold } from './rules.ts';
import { stopSuppressed } from './suppress.ts';
import { suppressionOf } from './suppressed.ts';

/**
 * What became of a claimed lead. `blocked`: a rule of its campaign holds it back, so that the tick need not try its
 * other leads. `lost`: somebody else has it now, or has ended it. `failed`: its mail could not be written.
 */
export type Started = 'queued' | 'touched' | 'waits' | 'ended' | 'failed' | 'blocked' | 'lost';

/**
 * Begins the next step of a claimed lead in one write transaction: every rule is checked again, the caps are reserved,
 * and the mail is written, or nothing is. A power cut may undo it whole, which only makes the lead due again: what must
 * last is written when the mail begins to leave.
 */
export async function startLead(app: App, claimed: LeadRow): Promise<Started> {
  const started = await app.store.write(async (tx): Promise<Started> => {
    const lead = await lockLead(app, tx, claimed);
    if (!lead) return 'lost';
    if (!isRunning(lead)) {
      await setLead(app, tx, lead, IDLE);
      return 'ended';
    }
    const suppression = await suppressionOf(tx, lead);
    if (suppression) {
      await stopSuppressed(app, tx, lead, suppression);
      return 'ended';
    }
    if (await holdLikeOthers(app, tx, lead)) return 'ended';
    const facts = await factsOfCampaign(app, tx, lead.campaign_id);
    if (campaignHold(facts, app.clock.now())) return release(app, tx, lead);
    return nextStep(app, tx, { lead, facts });
  }, 'relaxed');
  if (started === 'failed') app.metrics.mail('failed');
  return started;
}

/** The row for this transaction alone, if the claim still holds. */
function lockLead(app: App, tx: Tx, { id, lease_owner }: LeadRow): Promise<LeadRow | undefined> {
  const mine = tx.selectFrom('leads').selectAll().where('id', '=', id).where('lease_owner', '=', lease_owner);
  return app.store.dialect.lock(mine).executeTakeFirst();
}

interface Begun {
  lead: LeadRow;
  facts: CampaignFacts;
}

async function nextStep(app: App, tx: Tx, { lead, facts }: Begun): Promise<Started> {
  const { campaign } = facts;
  const steps = await stepRows(tx, campaign.id);
  const history = await historyOf(tx, lead.id);
  if (history.sends.some(isUnderWay)) {
    // Its outcome moves the lead on.
    await setLead(app, tx, lead, IDLE);
    return 'waits';
  }
  const next = stepAfter(steps, lead.step_position, history);
  if (!next) {
    await completeLead(app, tx, lead, steps.length);
    return 'ended';
  }
  const due = firstDue(app, { lead, campaign, step: next.step });
  if (due > app.clock.now()) {
    await setLead(app, tx, lead, { ...IDLE, status: 'active', due_at: due });
    return 'waits';
  }
  if (next.step.kind === 'email') return queueMail(app, tx, { lead, facts, step: next.step, steps, history });
  return queueTouch(app, tx, { lead, facts, step: next.step });
}

/** The first step may have a wait too: it is drawn when the lead's turn comes for the first time. */
function firstDue(app: App, { lead, campaign, step }: { lead: LeadRow; campaign: CampaignRow; step: StepRow }): number {
  if (lead.status !== 'queued' || step.wait_hours === 0) return 0;
  return dueOf(app, campaign, step, Math.max(lead.created_at, campaign.activated_at ?? 0));
}

async function queueMail(
  app: App,
  tx: Tx,
  { lead, facts, ...written }: Begun & { step: StepRow; steps: readonly StepRow[]; history: History },
): Promise<Started> {
  const now = app.clock.now();
  const send = composeSend(app, { lead, facts, ...written });
  if (send.status === 'failed') {
    await failUnwritten(app, tx, { lead, send });
    return 'failed';
  }
  if (!(await reserveCaps(tx, facts, now))) return release(app, tx, lead);
  if (!(await takeTurn(app, tx, facts))) {
    await giveBackCaps(tx, send);
    return release(app, tx, lead);
  }
  await tx.insertInto('sends').values(send).execute();
  await setLead(app, tx, lead, { ...IDLE, status: 'active' });
  return 'queued';
}

async function release(app: App, tx: Tx, lead: LeadRow): Promise<Started> {
  await setLead(app, tx, lead, { lease_until: null, lease_owner: null });
  return 'blocked';
}
