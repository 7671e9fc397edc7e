import type { App } from '../../../app.ts';
import type { ImapSession } from '../../../mail/imap/imap-session.ts';
import type { ByteBudget } from './byte-budget.ts';
import type { InboxRow } from './inbox-rows.ts';
import type { Stumbles } from './stumbles.ts';

/** What reading a mailbox goes by. */
export interface Reading {
  app: App;
  inbox: InboxRow;
  session: ImapSession;
  /** Shared by all mailboxes of the process. */
  budget: ByteBudget;
  /** Outlives the session. */
  stumbles: Stumbles;
}
