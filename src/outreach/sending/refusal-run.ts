import type { App } from '../../app.ts';
import type { SendRefused } from '../../mail/outcome.ts';
import type { Tx } from '../../store/store.ts';
import { readEmailKey } from '../email-key.ts';
import { lockLead } from './held-send.ts';
import { isHeld, lockMailbox } from './hold-mailbox.ts';
import { resumeRow } from './resume-lead.ts';
import type { SendRow } from './rows.ts';
import { domainOf, lockSuppressions } from './suppress.ts';
import { undoSuppression } from './undo-suppression.ts';

// One refusal that nobody can read says nothing of whom it is about; several in a row do.

/** So many domains that refuse one after the other object to the mailbox, whatever they say; */
const DOMAINS_MAX = 3;
/** and so do so many mails refused for themselves, wherever they go. */
const MAILS_MAX = 5;

/** A mail that was refused since the last one that was taken. */
interface InRun {
  send: string;
  domain: string;
  /** Whether it failed, and is not tried again. */
  isOver: boolean;
  /** Whether its address was suppressed as one that is gone. */
  isGone?: boolean;
}

/** What is read of a refusal; without a code, nobody answered. */
export type Told = Pick<SendRefused, 'verdict' | 'about' | 'reason' | 'untilTomorrow'> & { code: number | null };

type Refused = Pick<SendRow, 'id' | 'mailbox_id' | 'recipient'>;

/**
 * Notes a refusal that is about the mail or its recipient. When it is one too many in a row, it is about the mailbox:
 * the leads that this run has ended go on, what it has suppressed is not any more, and the answer is why the mailbox is to
 * be held.
 */
export async function noteInRun(app: App, tx: Tx, send: Refused, told: Told): Promise<string | undefined> {
  const row = await lockMailbox(app, tx, send.mailbox_id);
  if (isHeld(row, app.clock.now())) return row.hold_reason ?? told.reason;
  const domain = readEmailKey(send.recipient)?.domain ?? '';
  const before = readRun(row.refused_run).filter((one) => one.send !== send.id);
  const is = { isOver: told.verdict === 'mail', isGone: told.verdict === 'recipient-gone' };
  const run = [...before, { send: send.id, domain, ...is }].slice(-MAILS_MAX);
  await tx
    .updateTable('mailboxes')
    .set({ refused_run: JSON.stringify(run) })
    .where('id', '=', row.id)
    .execute();
  const domains = new Set(run.map((one) => one.domain)).size;
  if (domains < DOMAINS_MAX && run.filter(({ isOver }) => isOver).length < MAILS_MAX) return undefined;
  await reopen(app, tx, before);
  const where = domains > 1 ? `to ${domains} domains` : 'to one domain';
  return `The server took, or answered for, none of the last ${run.length} mails, ${where}, at last with “${told.reason}”. Look at what they say, and ask the provider what it thinks of this mailbox.`;
}

/** What is judged by itself speaks of the mailbox no more: a later refusal does not call its lead back. */
export async function leaveRun(app: App, tx: Tx, { id, mailbox_id }: Refused): Promise<void> {
  const run = readRun((await lockMailbox(app, tx, mailbox_id)).refused_run);
  const left = run.filter((one) => one.send !== id);
  if (left.length === run.length) return;
  await tx
    .updateTable('mailboxes')
    .set({ refused_run: JSON.stringify(left) })
    .where('id', '=', mailbox_id)
    .execute();
}

/** No server took what these leads were to get: it was the mailbox's fault, and they wait for it like all others. */
async function reopen(app: App, tx: Tx, run: readonly InRun[]): Promise<void> {
  for (const { send, isGone } of run) if (isGone) await unsuppress(app, tx, send);
  const ids = run.filter(({ isOver }) => isOver).map(({ send }) => send);
  if (ids.length === 0) return;
  const leads = await tx
    .selectFrom('sends')
    .select('lead_id as id')
    .where('id', 'in', ids)
    .where('status', '=', 'failed')
    .where('step_id', 'is not', null)
    .orderBy('lead_id')
    .execute();
  for (const { id } of leads) {
    const lead = await lockLead(app, tx, id);
    if (lead.status === 'failed') await resumeRow(app, tx, lead);
  }
}

async function unsuppress(app: App, tx: Tx, sendId: string): Promise<void> {
  const row = await tx
    .selectFrom('sends')
    .innerJoin('leads', 'leads.id', 'sends.lead_id')
    .innerJoin('suppressions', (join) =>
      join
        .onRef('suppressions.workspace_id', '=', 'leads.workspace_id')
        .onRef('suppressions.value', '=', 'leads.email_key')
        .on('suppressions.kind', '=', 'address'),
    )
    .selectAll('suppressions')
    .where('sends.id', '=', sendId)
    .where('sends.bounced_at', 'is not', null)
    .where('suppressions.reason', '=', 'bounced')
    .executeTakeFirst();
  if (!row) return;
  await lockSuppressions(app, tx, row.workspace_id, [domainOf(row.value)]);
  if ((await undoSuppression(app, tx, row)) === undefined) return;
  // It bounced no more than it failed: the mailbox was refused, and the step is written anew.
  const set = { status: 'cancelled', updated_at: app.clock.now() } as const;
  await tx.updateTable('sends').set(set).where('id', '=', sendId).where('status', '=', 'failed').execute();
}

/** As it was written here. */
const readRun = (stored: string | null): InRun[] => (stored === null ? [] : (JSON.parse(stored) as InRun[]));
