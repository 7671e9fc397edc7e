import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { holdLikeOthers } from '../inbox/hold-leads.ts';
import { HOLDS } from '../sequence/holds.ts';
import { giveBackCaps, NO_PLACE, placeOn, reserveCaps } from './caps.ts';
import { factsOfCampaign } from './facts.ts';
import { failIfSpent } from './fail-send.ts';
import { giveUp, lockLead, lockSend, putOff, updateSend } from './held-send.ts';
import { isHeld } from './hold-mailbox.ts';
import { hasTurn, takeTurn } from './mailbox-turn.ts';
import { type CampaignRow, isRunning, type LeadRow, type MailboxRow, type SendRow } from './rows.ts';
import { type CampaignFacts, campaignHold, hasPlaceOn } from './rules.ts';
import { cancelWaiting } from './stop-leads.ts';
import { stopSuppressed } from './suppress.ts';
import { suppressionOf } from './suppressed.ts';

/** A claimed mail that may be tried now, and what it is made from. */
export interface ReadySend {
  send: SendRow;
  lead: LeadRow;
  campaign: CampaignRow;
  mailbox: MailboxRow;
  /** At the end of every mail. */
  postalAddress: string;
}

/**
 * Looks at every rule again before an attempt, because hours may have passed since the mail was written: undefined when
 * it was cancelled or put off, and the rows say so, or when the claim is lost.
 */
export async function prepareSend(app: App, claimed: SendRow): Promise<ReadySend | undefined> {
  const ready = await app.store.write(async (tx) => {
    const lead = await lockLead(app, tx, claimed.lead_id);
    const send = await lockSend(app, tx, claimed);
    if (send?.status !== 'claimed') return undefined;
    if (!isRunning(lead)) {
      await cancelWaiting(app, tx, { leadId: lead.id, reason: `The lead is ${lead.status}.` });
      return undefined;
    }
    const suppression = await suppressionOf(tx, lead);
    if (suppression) {
      await stopSuppressed(app, tx, lead, suppression);
      return undefined;
    }
    if (await holdLikeOthers(app, tx, lead)) return undefined;
    if (await failIfSpent(app, tx, { send, lead })) return 'failed';
    return underRules(app, tx, { send, lead, facts: await factsOfCampaign(app, tx, send.campaign_id) });
  }, 'relaxed');
  if (ready !== 'failed') return ready;
  // A transaction may run again from its start: what is counted inside would be counted twice.
  app.metrics.mail('failed');
  return undefined;
}

/** A mail whose mailbox is to be read first is looked at again after this. */
const UNREAD_AGAIN_MS = 15_000;

interface Held {
  send: SendRow;
  lead: LeadRow;
  facts: CampaignFacts;
}

async function underRules(app: App, tx: Tx, held: Held): Promise<ReadySend | undefined> {
  const { send, lead, facts } = held;
  const { campaign, mailbox } = facts;
  const now = app.clock.now();
  const refused = campaignHold(facts, now, ['settings']);
  if (refused || !mailbox || mailbox.id !== send.mailbox_id) {
    const why = refused ? HOLDS[refused.code] : 'Its campaign sends from another mailbox now.';
    await giveUp(app, tx, held, `Given up before it left. ${why}`);
    return undefined;
  }
  if (isHeld(mailbox, now)) {
    await putOff(app, tx, send, { until: mailbox.hold_until, reason: mailbox.hold_reason ?? HOLDS.mailbox_held });
    return undefined;
  }
  if (campaignHold(facts, now, ['hold'])?.code === 'inbox_unread') {
    await putOff(app, tx, send, { until: now + UNREAD_AGAIN_MS, reason: HOLDS.inbox_unread, keepCaps: true });
    return undefined;
  }
  const closed = campaignHold(facts, now, ['window']);
  if (closed) {
    await putOff(app, tx, send, { until: closed.untilMs ?? now, reason: HOLDS[closed.code] });
    return undefined;
  }
  const counted = await countToday(app, tx, held);
  if (!counted || !(await takeTurnAgain(app, tx, { ...held, send: counted }))) return undefined;
  return { send: counted, lead, campaign, mailbox, postalAddress: facts.postalAddress ?? '' };
}

/** A mail that leaves on another day than it was written for counts on the day on which it leaves. */
async function countToday(app: App, tx: Tx, { send, facts }: Held): Promise<SendRow | undefined> {
  const now = app.clock.now();
  if (hasPlaceOn(facts.days, send)) return send;
  await giveBackCaps(tx, send);
  const bare = await updateSend(app, tx, send, NO_PLACE);
  const full = campaignHold(facts, now, ['caps']);
  if (full || !(await reserveCaps(tx, facts, now))) {
    await putOff(app, tx, bare, { until: full?.untilMs ?? now, reason: HOLDS[full?.code ?? 'campaign_cap'] });
    return undefined;
  }
  return updateSend(app, tx, bare, placeOn(facts.days));
}

/** A mail that comes late, or again, needs another turn of its mailbox. */
async function takeTurnAgain(app: App, tx: Tx, { send, facts }: Held): Promise<boolean> {
  const now = app.clock.now();
  // The claim counts as a try.
  const turn = { triesBefore: Math.max(0, send.attempts - 1), gap_seconds: facts.mailbox?.gap_seconds ?? 0 };
  if (hasTurn(send, turn, now) || (await takeTurn(app, tx, facts))) return true;
  const until = Math.max(facts.mailbox?.next_send_at ?? 0, now + 1);
  await putOff(app, tx, send, { until, reason: HOLDS.mailbox_gap, keepCaps: true });
  return false;
}
