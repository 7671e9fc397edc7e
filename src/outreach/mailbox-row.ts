import type { Insertable } from 'kysely';
import { AppError } from '../errors.ts';
import type { MailboxTable } from '../store/outreach-tables.ts';
import type { Store, Tx } from '../store/store.ts';
import type { MailboxRow } from './mailbox-view.ts';
import { canBeId } from './row-values.ts';
import { NOT_HELD } from './sending/hold-mailbox.ts';

/** The stored row, for work inside a transaction. Throws `not_found`, for a removed one too. */
export async function mailboxRow(db: Store['db'] | Tx, workspaceId: string, id: string): Promise<MailboxRow> {
  const row = canBeId(id)
    ? await db
        .selectFrom('mailboxes')
        .selectAll()
        .where('id', '=', id)
        .where('workspace_id', '=', workspaceId)
        .where('removed_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (row) return row;
  throw new AppError('not_found', 'There is no such mailbox in this workspace; the list of mailboxes has their ids.');
}

/** The columns that the input of a new mailbox always gives. */
export type GivenColumn =
  | 'name'
  | 'smtp_host'
  | 'smtp_port'
  | 'smtp_security'
  | 'return_path'
  | 'time_zone'
  | 'daily_cap'
  | 'gap_seconds'
  | 'ramp_start'
  | 'ramp_step';

/** Everything else of a new mailbox. */
export const emptyMailbox = (
  workspaceId: string,
  now: number,
): Omit<Insertable<MailboxTable>, GivenColumn | 'id' | 'email'> => ({
  workspace_id: workspaceId,
  status: 'active',
  status_reason: null,
  removed_at: null,
  smtp_user: null,
  smtp_password: null,
  imap_host: null,
  imap_port: null,
  imap_security: null,
  imap_user: null,
  imap_password: null,
  dkim: null,
  dkim_key: null,
  next_send_at: 0,
  first_sent_at: null,
  ...NOT_HELD,
  created_at: now,
  updated_at: now,
});
