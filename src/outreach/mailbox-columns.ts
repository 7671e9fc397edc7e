import type { Updateable } from 'kysely';
import type * as z from 'zod';
import { AppError } from '../errors.ts';
import type { MailboxTable } from '../store/outreach-tables.ts';
import type { Sealer } from '../system/seal.ts';
import type { mailboxUpdateSchema, SECURITIES } from './shapes/mailbox.ts';

type Change = z.output<typeof mailboxUpdateSchema>;
type Columns = Updateable<MailboxTable>;
type Secret = 'smtp_password' | 'imap_password' | 'dkim_key';

/** The columns that a change sets, secrets sealed for the row. Throws `unprocessable` for a connection in the clear. */
export function mailboxColumns(sealer: Pick<Sealer, 'seal'>, mailboxId: string, change: Change): Columns {
  const seal = (secret: Secret, text: string) => ({ [secret]: sealer.seal(text, mailboxId) });
  const { smtp, imap, dkim, ramp } = change;
  return {
    ...(change.name === undefined ? {} : { name: change.name }),
    ...(change.returnPath === undefined ? {} : { return_path: change.returnPath }),
    ...(change.timeZone === undefined ? {} : { time_zone: change.timeZone }),
    ...(change.dailyCap === undefined ? {} : { daily_cap: change.dailyCap }),
    ...(change.gapSeconds === undefined ? {} : { gap_seconds: change.gapSeconds }),
    ...(change.status === undefined ? {} : { status: change.status, status_reason: null }),
    ...(ramp === undefined ? {} : { ramp_start: ramp?.start ?? null, ramp_step: ramp?.step ?? null }),
    ...(change.folders === undefined ? {} : { folders: JSON.stringify([...new Set(change.folders)]) }),
    ...(smtp === undefined ? {} : smtpColumns(smtp)),
    ...(smtp?.password === undefined ? {} : seal('smtp_password', smtp.password)),
    ...(imap === undefined ? {} : imapColumns(imap)),
    ...(imap?.password === undefined ? {} : seal('imap_password', imap.password)),
    ...(dkim === undefined ? {} : dkimColumns(dkim)),
    ...(dkim?.privateKey === undefined ? {} : seal('dkim_key', dkim.privateKey)),
  };
}

/** A password belongs to a user of a server: without a user there is none to keep. */
function smtpColumns(smtp: NonNullable<Change['smtp']>): Columns {
  return {
    smtp_host: smtp.host,
    smtp_port: smtp.port,
    smtp_security: checkedSecurity(smtp),
    smtp_user: smtp.user,
    ...(smtp.user === null ? { smtp_password: null } : {}),
  };
}

function imapColumns(imap: Change['imap']): Columns {
  if (!imap) return { imap_host: null, imap_port: null, imap_security: null, imap_user: null, imap_password: null };
  return {
    imap_host: imap.host,
    imap_port: imap.port,
    imap_security: checkedSecurity(imap),
    imap_user: imap.user,
    ...(imap.user === null ? { imap_password: null } : {}),
  };
}

const dkimColumns = (dkim: Change['dkim']): Columns =>
  dkim
    ? { dkim: JSON.stringify({ domain: dkim.domain.toLowerCase(), selector: dkim.selector }) }
    : { dkim: null, dkim_key: null };

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

function checkedSecurity({ host, security }: { host: string; security: (typeof SECURITIES)[number] }): string {
  if (security === 'none' && !LOOPBACK.test(host)) {
    throw new AppError(
      'unprocessable',
      'security `none` would send password and mail in the clear; use `tls` or `starttls` for a server that is not on this machine.',
    );
  }
  return security;
}
