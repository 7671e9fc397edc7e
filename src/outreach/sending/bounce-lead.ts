import type { App } from '../../app.ts';
import type { Verdict } from '../../mail/refusal/verdict.ts';
import type { Tx } from '../../store/store.ts';
import { leadData, sendData } from '../../webhooks/event-rows.ts';
import { readEmailKey } from '../email-key.ts';
import { lockLead } from './held-send.ts';
import { holdMailbox } from './hold-mailbox.ts';
import { pauseIfBouncing } from './pause-bouncing.ts';
import type { LeadRow, SendRow } from './rows.ts';
import { domainOf, lockSuppressions, suppress } from './suppress.ts';

export interface Bounce {
  /** The mail that came back. */
  send: Pick<SendRow, 'id' | 'lead_id'>;
  /** SMTP or enhanced status code, such as 550 or 5.1.1. */
  code: string | null;
  /** What the server said, shortened. */
  reason: string | null;
  /** Whom the refusal is about. */
  verdict: Verdict;
  /** Of a report: whether a limit of the day was used up. */
  untilTomorrow?: boolean;
}

/**
 * A mail came back, from the server at once or as a report later. A recipient that is gone ends the lead, even one whose
 * sequence is over, suppresses its address for the workspace, tells `lead.bounced` (the first time of a lead) and pauses a
 * campaign that bounces too much, in the caller's transaction, which has locked no lead yet. Any other bounce is only
 * noted at the mail: it was taken and is never sent again. One that is about the sender holds the mailbox besides.
 * Answers the lead as it is then. Reporting the same bounce again changes nothing.
 */
export async function bounceLead(app: App, tx: Tx, { send: { id, lead_id }, ...bounce }: Bounce): Promise<LeadRow> {
  const { workspaceId, domain, recipient, mailboxId, leftAt, before } = await tx
    .selectFrom('sends')
    .innerJoin('leads', 'leads.id', 'sends.lead_id')
    .select(['sends.workspace_id as workspaceId', 'leads.domain', 'sends.recipient'])
    .select(['sends.mailbox_id as mailboxId', 'sends.sent_at as leftAt', 'sends.bounce as before'])
    .where('sends.id', '=', id)
    .executeTakeFirstOrThrow();
  const theirs = readEmailKey(recipient)?.key;
  const isGone = bounce.verdict === 'recipient-gone';
  if (isGone) await lockSuppressions(app, tx, workspaceId, [domain, theirs ? domainOf(theirs) : domain]);
  const lead = await lockLead(app, tx, lead_id);
  const send = await noteBounce(app, tx, id, bounce);
  if (!send) return lead;
  if (bounce.verdict === 'sender' && before === null) {
    const { reason, untilTomorrow = false } = bounce;
    await holdMailbox(app, tx, { mailboxId, by: 'report', leftAt, reason: reason ?? BOUNCED, untilTomorrow });
  }
  if (!isGone) return lead;
  return endBounced(app, tx, { lead, send, bounce });
}

const BOUNCED = 'It bounced.';

/** Undefined: it was noted before. */
async function noteBounce(
  app: App,
  tx: Tx,
  id: string,
  { reason, verdict }: Omit<Bounce, 'send'>,
): Promise<SendRow | undefined> {
  const now = app.clock.now();
  const hard = verdict === 'recipient-gone';
  return tx
    .updateTable('sends')
    .set({
      error: reason ?? BOUNCED,
      bounce: hard ? 'hard' : 'soft',
      verdict,
      updated_at: now,
      ...(hard ? { bounced_at: now } : {}),
    })
    .where('id', '=', id)
    .where('bounced_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

async function endBounced(
  app: App,
  tx: Tx,
  { lead, send, bounce }: { lead: LeadRow; send: SendRow; bounce: Omit<Bounce, 'send'> },
): Promise<LeadRow> {
  const { workspace_id: workspaceId, email_key: value } = lead;
  const theirs = readEmailKey(send.recipient)?.key;
  const said = { verdict: bounce.verdict, reply: bounce.reason };
  // An answer to somebody else than the lead: of the lead's own address it says nothing.
  if (theirs !== undefined && theirs !== value) {
    await suppress(app, tx, { workspaceId, kind: 'address', value: theirs, reason: 'bounced', ...said });
    return lead;
  }
  const isFirst = !(await bouncedBefore(tx, send));
  const suppressing = { workspaceId, kind: 'address', value, reason: 'bounced', leadId: lead.id, ...said } as const;
  const { stopped } = await suppress(app, tx, suppressing);
  const after = stopped.find(({ id }) => id === lead.id) ?? lead;
  if (isFirst) {
    const data = { lead: leadData(after), send: sendData(send), code: bounce.code, reason: bounce.reason };
    await app.events.record(tx, { workspaceId, type: 'lead.bounced', data });
  }
  await pauseIfBouncing(app, tx, lead.campaign_id);
  return after;
}

async function bouncedBefore(tx: Tx, { id, lead_id }: SendRow): Promise<boolean> {
  const other = await tx
    .selectFrom('sends')
    .select('id')
    .where('lead_id', '=', lead_id)
    .where('id', '!=', id)
    .where('bounced_at', 'is not', null)
    .executeTakeFirst();
  return other !== undefined;
}
