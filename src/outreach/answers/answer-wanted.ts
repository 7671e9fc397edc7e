import type { App } from '../../app.ts';
import { SendStopped } from '../../mail/outcome.ts';
import { readEmailKey } from '../email-key.ts';
import { lockSend, updateSend } from '../sending/held-send.ts';
import type { ReadySend } from '../sending/prepare-send.ts';
import type { Db, SendRow } from '../sending/rows.ts';
import { holdSuppressions } from '../sending/suppress.ts';
import { mailboxFault, recipientFault } from './answer-facts.ts';

/** Just before MAIL FROM: throws SendStopped when the answer must not leave any more, or is not ours. */
export async function answerStillWanted(app: App, ready: ReadySend): Promise<void> {
  const { db } = app.store;
  const send = await db.selectFrom('sends').selectAll().where('id', '=', ready.send.id).executeTakeFirst();
  if (!isOurs(app, ready, send) || !(await isWanted(db, ready))) throw new SendStopped();
}

/**
 * Just before its first byte: looks once more, and records that it may have been delivered from now on. Whoever suppresses
 * the address or pauses the mailbox comes before this commit, and is obeyed, or after it.
 */
export async function recordAnswerBegins(app: App, ready: ReadySend, tokenHash: string): Promise<void> {
  await app.store.write(async (tx) => {
    const { workspace_id, domain } = ready.lead;
    const theirs = readEmailKey(ready.send.recipient)?.domain ?? domain;
    await holdSuppressions(app, tx, workspace_id, [domain, theirs]);
    const send = await lockSend(app, tx, ready.send);
    if (!send || !isOurs(app, ready, send)) throw new SendStopped();
    const mailbox = tx.selectFrom('mailboxes').selectAll().where('id', '=', ready.mailbox.id);
    const kept = await app.store.dialect.keep(mailbox, ['mailboxes']).executeTakeFirst();
    if (mailboxFault(kept) !== undefined || !(await isWanted(tx, ready))) throw new SendStopped();
    const began = { status: 'sending', data_begun_at: app.clock.now(), token_hash: tokenHash, error: null } as const;
    await updateSend(app, tx, send, began);
  });
}

/** A claim that has lapsed may be another's at any moment. */
const isOurs = (app: App, { send: { lease_owner } }: ReadySend, now: SendRow | undefined): boolean =>
  now?.status === 'claimed' &&
  now.lease_owner === lease_owner &&
  now.data_begun_at === null &&
  (now.lease_until ?? 0) > app.clock.leaseTime();

async function isWanted(db: Db, { send, lead, mailbox }: ReadySend): Promise<boolean> {
  const now = await db.selectFrom('mailboxes').selectAll().where('id', '=', mailbox.id).executeTakeFirst();
  return mailboxFault(now) === undefined && (await recipientFault(db, send.recipient, lead)) === undefined;
}
