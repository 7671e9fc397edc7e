import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import { parseAddress } from '../../mail/address.ts';
import { sha256 } from '../../system/secret.ts';
import { threadOf } from '../sequence/thread.ts';
import { NO_PLACE, placeOn } from './caps.ts';
import type { History } from './history.ts';
import { mergeDataOf } from './merge-data.ts';
import { mailWords } from './render-step.ts';
import { IDLE, type LeadRow, type SendRow, type StepRow } from './rows.ts';
import type { CampaignFacts } from './rules.ts';
import { firstSubject } from './subject-of.ts';

interface Composing {
  lead: LeadRow;
  facts: CampaignFacts;
  step: StepRow;
  /** All of the campaign, in their order. */
  steps: readonly StepRow[];
  history: History;
}

/**
 * Writes the mail of one step to one lead, due at once. One whose template cannot be rendered for this lead comes back
 * as `failed`, with the reason.
 */
export function composeSend(app: App, composing: Composing): SendRow {
  const { lead, facts, step, steps, history } = composing;
  const bare = bareSend(app, composing);
  try {
    const { subject, body } = mailWords(step, lead, facts);
    const earlier = history.sends.filter(hasLeft).map(earlierMail);
    const thread = threadOf(subject, earlier, () =>
      firstSubject(steps, mergeDataOf(lead, facts.campaign, facts.mailbox)),
    );
    return {
      ...bare,
      subject: thread.subject,
      body_text: body,
      in_reply_to: thread.inReplyTo,
      thread_references: thread.references.length > 0 ? thread.references.join(' ') : null,
      ...placeOn(facts.days),
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...bare, ...IDLE, status: 'failed', error: error.message };
  }
}

function bareSend(app: App, { lead, facts, step, history }: Composing): SendRow {
  const now = app.clock.now();
  const id = app.ids.next('send');
  const { campaign, mailbox } = facts;
  const address = parseAddress(mailbox?.email ?? '');
  return {
    id,
    workspace_id: lead.workspace_id,
    campaign_id: lead.campaign_id,
    lead_id: lead.id,
    step_id: step.id,
    attempt_group: history.sends.filter((send) => send.step_id === step.id).length,
    mailbox_id: campaign.mailbox_id ?? '',
    status: 'queued',
    message_id: `<${id}@${address?.domain ?? 'localhost'}>`,
    server_id: null,
    recipient: lead.email,
    subject: '',
    body_text: '',
    in_reply_to: null,
    thread_references: null,
    // Of no token: it is drawn when the mail leaves.
    token_hash: sha256(id),
    ...NO_PLACE,
    data_begun_at: null,
    sent_at: null,
    bounced_at: null,
    verdict: null,
    bounce: null,
    reply_id: null,
    draft_id: null,
    error: null,
    created_at: now,
    updated_at: now,
    due_at: now,
    lease_until: null,
    lease_owner: null,
    attempts: 0,
  };
}

/** Follow-ups answer what has arrived, or may have. */
const hasLeft = ({ status }: SendRow): boolean => status === 'sent' || status === 'unknown';

const earlierMail = (send: SendRow) => ({
  messageId: send.message_id,
  serverId: send.server_id,
  subject: send.subject,
  inReplyTo: send.in_reply_to,
});
