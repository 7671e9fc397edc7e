import type { App } from '../../app.ts';
import type { SendOutcome } from '../../mail/outcome.ts';
import { serverIdIn } from '../../mail/server-id.ts';
import type { Tx } from '../../store/store.ts';
import { sendData } from '../../webhooks/event-rows.ts';
import { advance } from './advance.ts';
import { bounceLead } from './bounce-lead.ts';
import { failSend, RETRY_AFTER_MS } from './fail-send.ts';
import { changeHeldSend } from './held-rows.ts';
import { giveUp, lockLead, lockSend, putOff, updateSend } from './held-send.ts';
import { holdMailbox } from './hold-mailbox.ts';
import { pauseOnceJudged } from './pause-bouncing.ts';
import { prepareSend, type ReadySend } from './prepare-send.ts';
import { noteInRun, type Told } from './refusal-run.ts';
import { type CampaignRow, IDLE, type LeadRow, type SendRow } from './rows.ts';
import { failMailbox, isToNote, noteTaken } from './settle-mailbox.ts';
import { asRefusal, consequenceOf } from './settle-refused.ts';
import { lockSuppressions } from './suppress.ts';

/** A mail that was stopped by what has changed back since is looked at again after this. */
const LOOK_AGAIN_MS = 1_000;

/** As what an attempt is counted; undefined for one that is as if it had not been. */
type Counted = Parameters<App['metrics']['mail']>[0];

/** What the server said when it took the mail. */
type Taken = Extract<SendOutcome, { kind: 'sent' }>;

interface Settling {
  send: SendRow;
  lead: LeadRow;
  campaign: CampaignRow;
}

/** Writes what became of an attempt, and what follows from it, in one transaction. A lost claim changes nothing. */
export async function settleSend(
  app: App,
  ready: ReadySend,
  outcome: SendOutcome,
  { stopping }: { stopping: boolean },
): Promise<void> {
  if (outcome.kind === 'stopped') return settleStopped(app, ready);
  const { campaign } = ready;
  const counted = await app.store.write(async (tx) => {
    const { workspace_id: workspaceId, domain, id } = ready.lead;
    if (isGone(outcome)) await lockSuppressions(app, tx, workspaceId, [domain]);
    const lead = await lockLead(app, tx, id);
    if (outcome.kind === 'sent') return settleSent(app, tx, { lead, ready }, outcome);
    const send = await lockSend(app, tx, ready.send);
    if (send?.status !== 'claimed' && send?.status !== 'sending') return undefined;
    const settling = { send, lead, campaign };
    if (outcome.kind === 'unknown') {
      if (!stopping) await noteUnknown(app, tx, send, outcome.reason);
      return leaveUnknown(app, tx, settling, outcome.reason);
    }
    if (outcome.kind === 'refused') return settleRefused(app, tx, settling, outcome);
    if (outcome.kind === 'failed') return settleFailed(app, tx, settling, outcome);
    return settleLater(app, tx, settling, { ...outcome, stopping });
  });
  if (counted) app.metrics.mail(counted);
}

/** Whatever had begun to leave and was never answered for: it may have arrived, so the lead goes on without it. */
export async function settleUnknown(app: App, claimed: SendRow, reason: string): Promise<void> {
  const counted = await app.store.write(async (tx) => {
    const lead = await lockLead(app, tx, claimed.lead_id);
    const send = await lockSend(app, tx, claimed);
    if (!send || send.data_begun_at === null) return undefined;
    const campaign = await tx
      .selectFrom('campaigns')
      .selectAll()
      .where('id', '=', send.campaign_id)
      .executeTakeFirstOrThrow();
    return leaveUnknown(app, tx, { send, lead, campaign }, reason);
  });
  if (counted) app.metrics.mail(counted);
}

/** A hook has found the mail unwanted, or the claim lapsed: the rules decide anew, and what they let through waits. */
async function settleStopped(app: App, { send }: ReadySend): Promise<void> {
  const still = await prepareSend(app, send);
  if (!still) return;
  await app.store.write(async (tx) => {
    const held = await lockSend(app, tx, still.send);
    const until = app.clock.now() + LOOK_AGAIN_MS;
    if (held?.status === 'claimed')
      await putOff(app, tx, held, { until, reason: 'Is looked at again.', keepCaps: true });
  });
}

async function settleSent(
  app: App,
  tx: Tx,
  { lead, ready: { send, campaign, mailbox } }: { lead: LeadRow; ready: ReadySend },
  taken: Taken,
): Promise<Counted | undefined> {
  const sent = await changeHeldSend(tx, sentNow(app, taken), send.id, send.lease_owner);
  if (!sent) return recordSentAfterAll(app, tx, send, taken);
  await tellSent(app, tx, sent, mailbox);
  await advance(app, tx, { lead, campaign, stepId: sent.step_id });
  return 'sent';
}

const sentNow = (app: App, { response }: Taken): Partial<SendRow> => {
  const now = app.clock.now();
  const told = { sent_at: now, server_id: serverIdIn(response), error: null, verdict: null, updated_at: now };
  return { ...IDLE, status: 'sent', ...told };
};

async function tellSent(app: App, tx: Tx, sent: SendRow, mailbox?: ReadySend['mailbox']): Promise<void> {
  if (!mailbox || isToNote(mailbox)) await noteTaken(tx, sent);
  await app.events.record(tx, { workspaceId: sent.workspace_id, type: 'send.sent', data: { send: sendData(sent) } });
  await pauseOnceJudged(app, tx, sent.campaign_id);
}

/**
 * This process stood still until another took it for dead. Only one attempt of a mail can ever have begun to leave and be
 * neither answered nor given back: so what was left as unknown is known now. Its lead has gone on already.
 */
async function recordSentAfterAll(
  app: App,
  tx: Tx,
  { id }: Pick<SendRow, 'id'>,
  taken: Taken,
): Promise<Counted | undefined> {
  const query = tx.selectFrom('sends').selectAll().where('id', '=', id).where('status', '=', 'unknown');
  const send = await app.store.dialect.lock(query).executeTakeFirst();
  if (!send) return undefined;
  await tellSent(app, tx, await updateSend(app, tx, send, sentNow(app, taken)));
  return 'sent';
}

/** A server that never answers for what it was sent is no better than one that refuses: several in a row hold the mailbox. */
async function noteUnknown(app: App, tx: Tx, send: SendRow, reason: string): Promise<void> {
  const run = await noteInRun(app, tx, send, asRefusal({ phase: 'answer', reason }));
  if (run !== undefined) await holdMailbox(app, tx, { mailboxId: send.mailbox_id, by: 'answer', reason: run });
}

async function leaveUnknown(app: App, tx: Tx, { send, lead, campaign }: Settling, reason: string): Promise<Counted> {
  // Its owner stays: the row can still be told by whoever has it.
  await updateSend(app, tx, send, { status: 'unknown', error: reason, due_at: null, lease_until: null });
  await advance(app, tx, { lead, campaign, stepId: send.step_id });
  return 'unknown';
}

const isGone = (outcome: SendOutcome): boolean => outcome.kind === 'refused' && outcome.verdict === 'recipient-gone';

/** A server said no, and nothing has left. */
async function settleRefused(app: App, tx: Tx, settling: Settling, told: Told): Promise<Counted> {
  const { send } = settling;
  const { verdict, code, reason } = told;
  const then = await consequenceOf(app, tx, send, told);
  if (then.does === 'wait') {
    await putOff(app, tx, send, { until: then.until, reason, verdict });
    return 'later';
  }
  if (then.does === 'fail') {
    await failSend(app, tx, settling, { reason, verdict });
    return 'failed';
  }
  if (then.does === 'retry') return tryLater(app, tx, settling, { reason, verdict });
  await updateSend(app, tx, send, { ...IDLE, status: 'failed', error: reason });
  await bounceLead(app, tx, { send, code: code === null ? null : String(code), reason, verdict });
  return 'bounced';
}

/** Settings that cannot be used say nothing of the lead: the mailbox is marked, and once it is well the mail is written anew. */
async function settleFailed(
  app: App,
  tx: Tx,
  settling: Settling,
  { fault, reason }: Extract<SendOutcome, { kind: 'failed' }>,
): Promise<Counted> {
  if (fault === 'mail') {
    await failSend(app, tx, settling, { reason, verdict: null });
    return 'failed';
  }
  await failMailbox(app, tx, settling.send.mailbox_id, reason);
  await giveUp(app, tx, settling, reason);
  return 'later';
}

async function settleLater(
  app: App,
  tx: Tx,
  settling: Settling,
  { phase, reason, isOurs, stopping }: Extract<SendOutcome, { kind: 'later' }> & { stopping: boolean },
): Promise<Counted | undefined> {
  const { send } = settling;
  // What this process broke off itself is no try; the next start takes it up at once.
  if (stopping) {
    await putOff(app, tx, { ...send }, { until: app.clock.now(), reason, keepCaps: true });
    return undefined;
  }
  if (isOurs) return tryLater(app, tx, settling, { reason, verdict: null });
  return settleRefused(app, tx, settling, asRefusal({ phase, reason }));
}

/** After its last try a mail has failed. */
async function tryLater(
  app: App,
  tx: Tx,
  settling: Settling,
  told: { reason: string } & Pick<SendRow, 'verdict'>,
): Promise<Counted> {
  const { send } = settling;
  const after = RETRY_AFTER_MS[send.attempts - 1];
  if (after === undefined) {
    await failSend(app, tx, settling, told);
    return 'failed';
  }
  const { reason, ...verdict } = told;
  const waits = { status: 'queued', due_at: app.clock.now() + after, data_begun_at: null, error: reason } as const;
  await updateSend(app, tx, send, { ...waits, ...verdict, lease_until: null, lease_owner: null });
  return 'later';
}
