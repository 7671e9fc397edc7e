import type { SmtpAccess } from '../smtp-access.ts';

/** How a mailbox's mail is read: said in the same words as how it leaves, but never without a login. */
export type ImapAccess = SmtpAccess;
