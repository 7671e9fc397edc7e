import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { nextMailAt } from '../sequence/spread.ts';
import { closesAt } from '../sequence/window.ts';
import { chance } from './advance.ts';
import type { MailboxRow, SendRow } from './rows.ts';
import { type CampaignFacts, capsLeft, windowOf } from './rules.ts';

/** As far as the count of waiting leads goes: with more than these the gap decides, not the share. */
const WAITING_MAX = 5_000;

/**
 * Takes the mailbox's turn and says when the next one is, in one statement: of two processes one gets it. False: it is
 * not this mail's turn. A mailbox without a gap has no turns; what has one lays out over the day what waits, so that a
 * pause is not followed by a burst.
 */
export async function takeTurn(app: App, tx: Tx, facts: CampaignFacts): Promise<boolean> {
  const { mailbox } = facts;
  if (!mailbox) return false;
  if (mailbox.gap_seconds === 0) return true;
  const now = app.clock.now();
  const taken = await tx
    .updateTable('mailboxes')
    .set({ next_send_at: await nextTurn(app, tx, facts, now) })
    .where('id', '=', mailbox.id)
    .where('next_send_at', '<=', now)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/**
 * Whether a written mail still has the turn that it was given when it was written: for its first attempt, and until the
 * gap is over. Later than that others have had theirs, and mails that were put off to one time would leave together.
 */
export const hasTurn = (
  { created_at }: Pick<SendRow, 'created_at'>,
  { triesBefore, gap_seconds }: { triesBefore: number } & Pick<MailboxRow, 'gap_seconds'>,
  now: number,
): boolean => gap_seconds === 0 || (triesBefore === 0 && now - created_at < gap_seconds * 1000);

async function nextTurn(app: App, tx: Tx, facts: CampaignFacts, now: number): Promise<number> {
  const { campaign, mailbox } = facts;
  const gapMs = (mailbox?.gap_seconds ?? 0) * 1000;
  const left = capsLeft(facts, now);
  const next = nextMailAt({
    atMs: now,
    gapMs,
    capLeft: Math.min(left.campaign, left.mailbox) - 1,
    waiting: await waitingFor(tx, campaign.mailbox_id, now),
    windowLeftMs: closesAt(windowOf(campaign), campaign.time_zone, now) - now,
    jitter: chance(app),
  });
  return next ?? now + gapMs;
}

/** Leads that are due now and would leave from this mailbox. */
async function waitingFor(tx: Tx, mailboxId: string | null, now: number): Promise<number> {
  const waiting = tx
    .selectFrom('leads')
    .innerJoin('campaigns', 'campaigns.id', 'leads.campaign_id')
    .select('leads.id')
    .where('campaigns.mailbox_id', '=', mailboxId)
    .where('campaigns.status', '=', 'active')
    .where('leads.status', 'in', ['queued', 'active'])
    .where('leads.due_at', '<=', now)
    .limit(WAITING_MAX)
    .as('waiting');
  const { count } = await tx
    .selectFrom(waiting)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
