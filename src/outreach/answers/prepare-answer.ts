import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { giveBackCaps, mailboxCapOwner } from '../sending/caps.ts';
import { SPENT, TRIES_MAX } from '../sending/fail-send.ts';
import { lockLead, lockSend, putOff, updateSend } from '../sending/held-send.ts';
import { isHeld } from '../sending/hold-mailbox.ts';
import type { ReadySend } from '../sending/prepare-send.ts';
import type { MailboxRow, SendRow } from '../sending/rows.ts';
import { HOLDS } from '../sequence/holds.ts';
import { localDay } from '../sequence/local-day.ts';
import { footerOf, lockMailbox, mailboxFault, recipientFault } from './answer-facts.ts';
import { turnAgain } from './answer-turn.ts';
import { countBeyondCap } from './count-beyond-cap.ts';
import { endAnswer } from './end-answer.ts';

/**
 * Looks again, before an attempt, at what an answer must obey: suppressions and the state and gap of its mailbox. Undefined
 * when it was ended or put off, and the rows say so, or when the claim is lost.
 */
export async function prepareAnswer(app: App, claimed: SendRow): Promise<ReadySend | undefined> {
  const ready = await app.store.write(async (tx) => {
    const lead = await lockLead(app, tx, claimed.lead_id);
    const send = await lockSend(app, tx, claimed);
    if (send?.status !== 'claimed') return undefined;
    const suppressed = await recipientFault(tx, send.recipient, lead);
    if (suppressed !== undefined) return end(app, tx, send, { status: 'cancelled', reason: suppressed });
    if (send.attempts > TRIES_MAX) return end(app, tx, send, { status: 'failed', reason: SPENT });
    const mailbox = await lockMailbox(app, tx, send.mailbox_id);
    const fault = mailboxFault(mailbox);
    const footer = await footerOf(app, tx, send.workspace_id);
    if (!mailbox || fault !== undefined || 'lacks' in footer) {
      const reason = fault ?? ('lacks' in footer ? footer.lacks : '');
      return end(app, tx, send, { status: 'failed', reason });
    }
    if (isHeld(mailbox, app.clock.now())) {
      await putOff(app, tx, send, { until: mailbox.hold_until, reason: mailbox.hold_reason ?? HOLDS.mailbox_held });
      return undefined;
    }
    const turn = await turnAgain(app, tx, send, mailbox);
    if (turn > app.clock.now()) {
      await putOff(app, tx, send, { until: turn, reason: HOLDS.mailbox_gap, keepCaps: true });
      return undefined;
    }
    const campaign = await tx
      .selectFrom('campaigns')
      .selectAll()
      .where('id', '=', send.campaign_id)
      .executeTakeFirstOrThrow();
    return { send: await countToday(app, tx, send, mailbox), lead, campaign, mailbox, postalAddress: footer.address };
  }, 'relaxed');
  if (ready !== 'failed') return ready;
  // A transaction may run again from its start: what is counted inside would be counted twice.
  app.metrics.mail('failed');
  return undefined;
}

async function end(app: App, tx: Tx, send: SendRow, how: Parameters<typeof endAnswer>[3]) {
  await endAnswer(app, tx, send, how);
  return how.status === 'failed' ? 'failed' : undefined;
}

/** An answer counts on the day on which it leaves. */
async function countToday(app: App, tx: Tx, send: SendRow, mailbox: MailboxRow): Promise<SendRow> {
  const day = localDay(mailbox.time_zone, app.clock.now());
  if (send.mailbox_day === day) return send;
  await giveBackCaps(tx, send);
  await countBeyondCap(tx, mailboxCapOwner(mailbox.id), day);
  return updateSend(app, tx, send, { mailbox_day: day });
}
