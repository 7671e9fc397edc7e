import type { App } from '../../app.ts';
import type { SendOutcome } from '../../mail/outcome.ts';
import { serverIdIn } from '../../mail/server-id.ts';
import type { Tx } from '../../store/store.ts';
import { sendData } from '../../webhooks/event-rows.ts';
import { readEmailKey } from '../email-key.ts';
import { settleAnswered } from '../inbox/mark-reply.ts';
import { bounceLead } from '../sending/bounce-lead.ts';
import { RETRY_AFTER_MS } from '../sending/fail-send.ts';
import { lockLead, lockSend, putOff, updateSend } from '../sending/held-send.ts';
import type { ReadySend } from '../sending/prepare-send.ts';
import type { Told } from '../sending/refusal-run.ts';
import { IDLE, type SendRow } from '../sending/rows.ts';
import { failMailbox, noteTaken } from '../sending/settle-mailbox.ts';
import { asRefusal, consequenceOf } from '../sending/settle-refused.ts';
import { lockSuppressions } from '../sending/suppress.ts';
import { endAnswer } from './end-answer.ts';
import { prepareAnswer } from './prepare-answer.ts';

/** An answer that was stopped by what has changed back since is looked at again after this. */
const LOOK_AGAIN_MS = 1_000;

type Counted = Parameters<App['metrics']['mail']>[0];
/** What the server said when it took the mail. */
type Taken = Extract<SendOutcome, { kind: 'sent' }>;

/** Writes what became of an attempt, and what follows from it, in one transaction. A lost claim changes nothing. */
export async function settleAnswer(
  app: App,
  ready: ReadySend,
  outcome: SendOutcome,
  { stopping }: { stopping: boolean },
): Promise<void> {
  if (outcome.kind === 'stopped') return settleStopped(app, ready);
  const counted = await app.store.write(async (tx) => {
    if (isGone(outcome)) await lockSuppressions(app, tx, ready.send.workspace_id, domainsOf(ready));
    await lockLead(app, tx, ready.lead.id);
    const send = await lockSend(app, tx, ready.send);
    if (!send) return outcome.kind === 'sent' ? recordSentAfterAll(app, tx, ready.send.id, outcome) : undefined;
    if (send.status !== 'claimed' && send.status !== 'sending') return undefined;
    if (outcome.kind === 'sent') return recordSent(app, tx, send, outcome);
    if (outcome.kind === 'unknown') return leaveUnknown(app, tx, send, outcome.reason);
    if (outcome.kind === 'refused') return settleRefused(app, tx, send, outcome);
    if (outcome.kind === 'failed') return settleFailed(app, tx, send, outcome);
    return settleLater(app, tx, send, { ...outcome, stopping });
  });
  if (counted) app.metrics.mail(counted);
}

/** Whatever had begun to leave and was never answered for: it may have arrived, so it is not sent again. */
export async function settleUnknownAnswer(app: App, claimed: SendRow, reason: string): Promise<void> {
  const counted = await app.store.write(async (tx) => {
    const send = await lockSend(app, tx, claimed);
    return send && send.data_begun_at !== null ? leaveUnknown(app, tx, send, reason) : undefined;
  });
  if (counted) app.metrics.mail(counted);
}

/** The settings of its mailbox cannot be used: no attempt was made. */
export async function giveUpAnswer(app: App, ready: ReadySend, reason: string): Promise<void> {
  await app.store.write(async (tx) => {
    const send = await lockSend(app, tx, ready.send);
    if (send?.status !== 'claimed') return;
    await endAnswer(app, tx, send, { status: 'failed', reason });
    await failMailbox(app, tx, send.mailbox_id, reason);
  });
}

async function settleStopped(app: App, { send }: ReadySend): Promise<void> {
  const still = await prepareAnswer(app, send);
  if (!still) return;
  await app.store.write(async (tx) => {
    const held = await lockSend(app, tx, still.send);
    const until = app.clock.now() + LOOK_AGAIN_MS;
    if (held?.status === 'claimed')
      await putOff(app, tx, held, { until, reason: 'Is looked at again.', keepCaps: true });
  });
}

/** The reply is answered: nobody need act on it any more. */
async function recordSent(app: App, tx: Tx, send: SendRow, { response }: Taken): Promise<Counted> {
  const now = app.clock.now();
  const told = { sent_at: now, server_id: serverIdIn(response), error: null, verdict: null };
  const sent = await updateSend(app, tx, send, { ...IDLE, status: 'sent', ...told });
  await tx
    .updateTable('replies')
    .set({ answered_at: now, needs_action: 0, updated_at: now })
    .where('id', '=', send.reply_id ?? '')
    .execute();
  await settleAnswered(app, tx, send.reply_id);
  await noteTaken(tx, sent);
  await app.events.record(tx, { workspaceId: send.workspace_id, type: 'send.sent', data: { send: sendData(sent) } });
  return 'sent';
}

/** This process stood still until another took it for dead: what was left as unknown is known now. */
async function recordSentAfterAll(app: App, tx: Tx, sendId: string, taken: Taken): Promise<Counted | undefined> {
  const query = tx.selectFrom('sends').selectAll().where('id', '=', sendId).where('status', '=', 'unknown');
  const send = await app.store.dialect.lock(query).executeTakeFirst();
  return send && recordSent(app, tx, send, taken);
}

/** Its draft stays sent and its reply unanswered: a person decides whether to write again. */
async function leaveUnknown(app: App, tx: Tx, send: SendRow, reason: string): Promise<Counted> {
  await updateSend(app, tx, send, { status: 'unknown', error: reason, due_at: null, lease_until: null });
  return 'unknown';
}

const isGone = (outcome: SendOutcome): boolean => outcome.kind === 'refused' && outcome.verdict === 'recipient-gone';

/** A server said no, and nothing has left. */
async function settleRefused(app: App, tx: Tx, send: SendRow, told: Told): Promise<Counted> {
  const { verdict, code, reason } = told;
  const then = await consequenceOf(app, tx, send, told);
  if (then.does === 'wait') {
    await putOff(app, tx, send, { until: then.until, reason, verdict });
    return 'later';
  }
  if (then.does === 'retry') return tryLater(app, tx, send, { reason, verdict });
  await endAnswer(app, tx, send, { status: 'failed', reason, verdict, keepCaps: then.does === 'bounce' });
  if (then.does === 'fail') return 'failed';
  await bounceLead(app, tx, { send, code: code === null ? null : String(code), reason, verdict });
  return 'bounced';
}

/** Settings that cannot be used mark the mailbox; the draft waits for a person to mend them and send it again. */
async function settleFailed(
  app: App,
  tx: Tx,
  send: SendRow,
  { fault, reason }: Extract<SendOutcome, { kind: 'failed' }>,
): Promise<Counted> {
  await endAnswer(app, tx, send, { status: 'failed', reason });
  if (fault === 'mailbox') await failMailbox(app, tx, send.mailbox_id, reason);
  return 'failed';
}

async function settleLater(
  app: App,
  tx: Tx,
  send: SendRow,
  { phase, reason, isOurs, stopping }: Extract<SendOutcome, { kind: 'later' }> & { stopping: boolean },
): Promise<Counted | undefined> {
  // What this process broke off itself is no try; the next start takes it up at once.
  if (stopping) {
    await putOff(app, tx, send, { until: app.clock.now(), reason, keepCaps: true });
    return undefined;
  }
  if (isOurs) return tryLater(app, tx, send, { reason, verdict: null });
  return settleRefused(app, tx, send, asRefusal({ phase, reason }));
}

/** After its last try an answer has failed. */
async function tryLater(
  app: App,
  tx: Tx,
  send: SendRow,
  { reason, ...told }: { reason: string } & Pick<SendRow, 'verdict'>,
): Promise<Counted> {
  const after = RETRY_AFTER_MS[send.attempts - 1];
  if (after === undefined) {
    await endAnswer(app, tx, send, { status: 'failed', reason, ...told });
    return 'failed';
  }
  const waits = { status: 'queued', due_at: app.clock.now() + after, data_begun_at: null, error: reason } as const;
  await updateSend(app, tx, send, { ...waits, ...told, lease_until: null, lease_owner: null });
  return 'later';
}

const domainsOf = ({ send, lead }: ReadySend): string[] => [
  lead.domain,
  readEmailKey(send.recipient)?.domain ?? lead.domain,
];
