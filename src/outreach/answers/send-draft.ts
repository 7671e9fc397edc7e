import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import { parseAddress } from '../../mail/address.ts';
import type { Tx } from '../../store/store.ts';
import { sha256 } from '../../system/secret.ts';
import { mailboxCapOwner } from '../sending/caps.ts';
import { lockLead } from '../sending/held-send.ts';
import type { CampaignRow, MailboxRow, SendRow } from '../sending/rows.ts';
import { toSend } from '../sends.ts';
import { localDay } from '../sequence/local-day.ts';
import { oneLine } from '../sequence/render.ts';
import type { Send } from '../shapes/send.ts';
import { footerOf, lockMailbox, mailboxFault, recipientFault } from './answer-facts.ts';
import { answerThread } from './answer-thread.ts';
import { turnOfAnswer } from './answer-turn.ts';
import { type Answerable, answerable, type ReplyRow } from './answerable.ts';
import { countBeyondCap } from './count-beyond-cap.ts';
import { type DraftRow, lockDraft } from './drafts.ts';
import { gapsIn } from './gaps.ts';
import { concernedBy, recipientOf } from './recipient.ts';

/**
 * Hands a draft over to be sent, in the reply's thread, to whoever wrote it: once, however often it is asked for, and then
 * the answer is the same mail. Throws `not_found`, and `unprocessable` for a draft with gaps, a reply that nobody is to
 * answer, an address that nobody may write to, and a mailbox that cannot send.
 */
export async function sendDraft(app: App, workspaceId: string, draftId: string): Promise<Send> {
  return app.store.write(async (tx) => {
    const draft = await lockDraft(app, tx, workspaceId, draftId);
    if (draft.status === 'sent') return toSend(await sendOf(tx, draft));
    refuseGaps(draft);
    const about = await answerable(tx, workspaceId, draft.reply_id);
    await lockLead(app, tx, about.lead.id);
    for (const address of concernedBy(about.reply)) {
      const fault = await recipientFault(tx, address, about.lead);
      if (fault !== undefined) throw new AppError('unprocessable', fault);
    }
    const footer = await footerOf(app, tx, workspaceId);
    if ('lacks' in footer) throw new AppError('unprocessable', footer.lacks);
    const mailbox = await mailboxOf(app, tx, about);
    const send = await writeSend(app, tx, { draft, about, mailbox });
    const handed = { status: 'sent', send_id: send.id, updated_at: app.clock.now() } as const;
    await tx.updateTable('drafts').set(handed).where('id', '=', draft.id).execute();
    return toSend(send);
  });
}

const sendOf = (tx: Tx, { send_id }: DraftRow): Promise<SendRow> =>
  tx
    .selectFrom('sends')
    .selectAll()
    .where('id', '=', send_id ?? '')
    .executeTakeFirstOrThrow();

function refuseGaps({ subject, body_text }: DraftRow): void {
  const [first, ...more] = [...gapsIn(subject), ...gapsIn(body_text)];
  if (first === undefined) return;
  const which = more.length === 0 ? 'a gap' : `${more.length + 1} gaps`;
  throw new AppError('unprocessable', `The draft has ${which}: replace what stands in [[ ]] first, then send it.`);
}

/** The mailbox that the reply came to, else the campaign's. Throws `unprocessable` when it cannot send. */
async function mailboxOf(app: App, tx: Tx, { reply, campaign }: Answerable): Promise<MailboxRow> {
  const own = reply.mailbox_id === null ? undefined : await lockMailbox(app, tx, reply.mailbox_id);
  const mailbox = own && own.removed_at === null ? own : await campaignMailbox(app, tx, campaign);
  const fault = mailboxFault(mailbox);
  if (mailbox && fault === undefined) return mailbox;
  throw new AppError('unprocessable', fault ?? 'The answer has no mailbox to leave from.');
}

const campaignMailbox = async (app: App, tx: Tx, { mailbox_id }: CampaignRow): Promise<MailboxRow | undefined> =>
  mailbox_id === null ? undefined : lockMailbox(app, tx, mailbox_id);

interface Writing {
  draft: DraftRow;
  about: Answerable;
  mailbox: MailboxRow;
}

async function writeSend(app: App, tx: Tx, { draft, about, mailbox }: Writing): Promise<SendRow> {
  const now = app.clock.now();
  const { reply, lead } = about;
  const id = app.ids.next('send');
  const day = localDay(mailbox.time_zone, now);
  await countBeyondCap(tx, mailboxCapOwner(mailbox.id), day);
  const row: SendRow = {
    id,
    workspace_id: lead.workspace_id,
    campaign_id: lead.campaign_id,
    lead_id: lead.id,
    step_id: null,
    attempt_group: 0,
    mailbox_id: mailbox.id,
    status: 'queued',
    message_id: `<${id}@${parseAddress(mailbox.email)?.domain ?? 'localhost'}>`,
    server_id: null,
    recipient: recipientOf(reply),
    subject: oneLine(draft.subject),
    body_text: draft.body_text,
    ...answerThread(reply, await answeredId(tx, reply)),
    // Of no token: it is drawn when the mail leaves.
    token_hash: sha256(id),
    cap_day: null,
    mailbox_day: day,
    data_begun_at: null,
    sent_at: null,
    bounced_at: null,
    verdict: null,
    bounce: null,
    reply_id: reply.id,
    draft_id: draft.id,
    error: null,
    created_at: now,
    updated_at: now,
    due_at: await turnOfAnswer(app, tx, mailbox),
    lease_until: null,
    lease_owner: null,
    attempts: 0,
  };
  return tx.insertInto('sends').values(row).returningAll().executeTakeFirstOrThrow();
}

/** The Message-ID of the mail that the reply answers. */
async function answeredId(tx: Tx, { send_id }: ReplyRow): Promise<string | undefined> {
  if (send_id === null) return undefined;
  const send = await tx.selectFrom('sends').select('message_id').where('id', '=', send_id).executeTakeFirst();
  return send?.message_id;
}
