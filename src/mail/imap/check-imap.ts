import { ImapFailure, type ImapPhase, imapSentence } from './imap-failure.ts';
import { type ImapRequest, openImap } from './open-imap.ts';

/** Whether a mailbox could be read; if not, how far it came and what to mend. */
export type ImapCheck = { ok: true; folders: string[] } | { ok: false; phase: ImapPhase; reason: string };

/** Logs in, opens INBOX as reading would, and leaves. `folders` are those that would be read. */
export async function checkImap(request: ImapRequest): Promise<ImapCheck> {
  try {
    const session = await openImap(request);
    try {
      await session.open('INBOX');
      return { ok: true, folders: ['INBOX', ...(await session.spamFolders())] };
    } finally {
      await session.leave();
    }
  } catch (error) {
    if (!(error instanceof ImapFailure)) throw error;
    const fault = error.phase === 'folder' && error.fault === 'said_no' ? 'no_inbox' : error.fault;
    return { ok: false, phase: error.phase, reason: imapSentence(fault) };
  }
}
