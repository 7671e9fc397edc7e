import type { Selectable } from 'kysely';
import type { MailboxTable } from '../store/outreach-tables.ts';
import { iso, isoOrNull } from './row-values.ts';
import { isHeld } from './sending/hold-mailbox.ts';
import { type Mailbox, SECURITIES } from './shapes/mailbox.ts';

export type MailboxRow = Selectable<MailboxTable>;

/** A mailbox as it is answered: no secret, only whether there is one. */
export const toMailbox = (row: MailboxRow, inbox: Mailbox['inbox'], now: number): Mailbox => ({
  id: row.id,
  email: row.email,
  name: row.name,
  status: row.status,
  statusReason: row.status_reason,
  hold: holdOf(row, now),
  smtp: {
    host: row.smtp_host,
    port: row.smtp_port,
    security: securityOf(row.smtp_security),
    user: row.smtp_user,
    hasPassword: row.smtp_password !== null,
  },
  imap: toImap(row),
  folders: foldersOf(row),
  inbox,
  dkim: dkimOf(row),
  returnPath: row.return_path === 'plus' ? 'plus' : 'none',
  timeZone: row.time_zone,
  dailyCap: row.daily_cap,
  gapSeconds: row.gap_seconds,
  ramp: row.ramp_start === null || row.ramp_step === null ? null : { start: row.ramp_start, step: row.ramp_step },
  firstSentAt: isoOrNull(row.first_sent_at),
  createdAt: iso(row.created_at),
  updatedAt: iso(row.updated_at),
});

function holdOf(row: MailboxRow, now: number): Mailbox['hold'] {
  if (!isHeld(row, now)) return null;
  return { reason: row.hold_reason ?? '', since: iso(row.hold_since ?? now), until: iso(row.hold_until) };
}

/** Folders that are read beside INBOX and spam. As `mailboxes.ts` wrote them. */
export const foldersOf = (row: Pick<MailboxRow, 'folders'>): string[] => JSON.parse(row.folders) as string[];

/** The domain and selector it signs with, or null. */
export function dkimOf(row: Pick<MailboxRow, 'dkim'>): { domain: string; selector: string } | null {
  // As `mailboxes.ts` wrote it.
  return row.dkim === null ? null : (JSON.parse(row.dkim) as { domain: string; selector: string });
}

function toImap(row: MailboxRow): Mailbox['imap'] {
  if (row.imap_host === null || row.imap_port === null) return null;
  return {
    host: row.imap_host,
    port: row.imap_port,
    security: securityOf(row.imap_security),
    user: row.imap_user,
    hasPassword: row.imap_password !== null,
  };
}

const securityOf = (stored: string | null): (typeof SECURITIES)[number] =>
  SECURITIES.find((one) => one === stored) ?? 'tls';
