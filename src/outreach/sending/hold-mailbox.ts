import type { App } from '../../app.ts';
import { serverWords } from '../../mail/smtp-failure.ts';
import type { Tx } from '../../store/store.ts';
import { dayEnd } from '../sequence/local-day.ts';
import type { MailboxRow } from './rows.ts';

// A mailbox that its server refuses is held: its leads wait, and their mails count no attempt. When the time is up, the
// next mails are the probe: the first one that is taken ends it, and a refusal holds the mailbox for longer.

/** Milliseconds until a held mailbox is tried again: after the first hold, the second, and so on. */
const PROBE_AFTER_MS = [15, 60, 240].map((minutes) => minutes * 60_000);
/** Milliseconds by which the mails that led to a hold may wait longer than it: the probe is to be another. */
export const BEHIND_MS = 5 * 60_000;
/** Reports come after the mails that followed were taken: those of a day belong together. */
const REPORTS_TOGETHER_MS = 24 * 3_600_000;
const REASON_CHARS_MAX = 500;

/** Of a mailbox that is not held, and that no run of refusals speaks against. */
export const NOT_HELD = {
  hold_until: null,
  hold_since: null,
  hold_reason: null,
  hold_by: null,
  holds: 0,
  refused_run: null,
} as const;

export interface Holding {
  mailboxId: string;
  /** What the server said, or what that means. */
  reason: string;
  /** Whether it refused the mail at once or reported it later. */
  by: 'answer' | 'report';
  /** Of a report: when the mail left. What left before the last hold ended, or was ended, says nothing new. */
  leftAt?: number | null;
  /** The limit of a day is used up: the first hold lasts until the mailbox's next day. */
  untilTomorrow?: boolean;
}

/** Holds a mailbox and answers until when. What was under way when it was held says nothing new and does not prolong it. */
export async function holdMailbox(app: App, tx: Tx, holding: Holding): Promise<number> {
  const { mailboxId, reason, by, leftAt, untilTomorrow } = holding;
  const now = app.clock.now();
  const row = await lockMailbox(app, tx, mailboxId);
  if (isHeld(row, now)) return row.hold_until;
  if (by === 'report' && leftAt && leftAt <= (row.hold_until ?? 0)) return now;
  const before = holdsBefore(row, by, now);
  const wait = PROBE_AFTER_MS[Math.min(before, PROBE_AFTER_MS.length - 1)] ?? 0;
  const until = untilTomorrow && before === 0 ? dayEnd(row.time_zone, now) : now + wait;
  await tx
    .updateTable('mailboxes')
    .set({
      hold_until: until,
      hold_since: before === 0 ? now : (row.hold_since ?? now),
      hold_reason: cut(reason),
      hold_by: by,
      holds: before + 1,
      updated_at: now,
    })
    .where('id', '=', mailboxId)
    .execute();
  return until;
}

/** Holds that go before a new one without a mail that was taken between them. */
function holdsBefore({ holds, hold_by, hold_until }: MailboxRow, by: Holding['by'], now: number): number {
  if (by === 'answer') return holds;
  return hold_by === 'report' && now - (hold_until ?? 0) > REPORTS_TOGETHER_MS ? 0 : holds;
}

/** Lets a mailbox go on at once, because its owner changed or tested it: what waits for the end of a hold is due now. */
export async function releaseMailbox(app: App, tx: Tx, mailboxId: string): Promise<void> {
  const { hold_until: until } = await lockMailbox(app, tx, mailboxId);
  const now = app.clock.now();
  if (until !== null && until > now) {
    await tx
      .updateTable('sends')
      .set({ due_at: now, updated_at: now })
      .where('mailbox_id', '=', mailboxId)
      .where('status', '=', 'queued')
      .where('due_at', '>=', until)
      .where('due_at', '<=', until + BEHIND_MS)
      .execute();
  }
  await tx
    .updateTable('mailboxes')
    .set({ ...NOT_HELD, hold_until: now })
    .where('id', '=', mailboxId)
    .execute();
}

export const isHeld = <Row extends Pick<MailboxRow, 'hold_until'>>(
  row: Row,
  now: number,
): row is Row & { hold_until: number } => row.hold_until !== null && row.hold_until > now;

export function lockMailbox(app: App, tx: Tx, id: string): Promise<MailboxRow> {
  const query = tx.selectFrom('mailboxes').selectAll().where('id', '=', id);
  return app.store.dialect.lock(query).executeTakeFirstOrThrow();
}

const cut = (reason: string): string => serverWords(reason, REASON_CHARS_MAX);
